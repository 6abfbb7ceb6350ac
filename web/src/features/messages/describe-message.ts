import type { Message } from '#contract/messages/contract.ts';
import type { MediaKind } from '#contract/uploads/media.ts';

const files: Record<MediaKind, string> = {
  image: 'a picture',
  video: 'a video',
  audio: 'a recording',
  document: 'a file',
};

type Described = Pick<Message, 'senderId' | 'text' | 'file'>;

/** One line about a message: “You: See you there”, “Sent a picture”. */
export function describeMessage({ senderId, text, file }: Described, viewerId: string): string {
  const isMine = senderId === viewerId;
  const line = text.replace(/\s+/g, ' ').trim();
  if (line) return isMine ? `You: ${line}` : line;
  const sent = `sent ${file ? files[file.type] : 'a file'}`;
  return isMine ? `You ${sent}` : `S${sent.slice(1)}`;
}
