import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { formWith, sampleFiles } from '#server/testing/sample-files.ts';

const chunk = Buffer.alloc(256 * 1024, 7);

/** Sends a video of this many bytes as a browser does; megabytes a second, and what was answered. */
export async function sendVideo(url: string, cookie: string, size: number) {
  const { head, tail, headers } = formWith(Buffer.alloc(0), 'reel.webm');
  const begun = performance.now();
  const sent = request(url, {
    method: 'POST',
    headers: { ...headers, cookie, 'content-length': head.length + size + tail.length },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write(head);
  sent.write(sampleFiles.webm);
  for (let left = size - sampleFiles.webm.length; left > 0; left -= chunk.length) {
    if (!sent.write(chunk.subarray(0, Math.min(left, chunk.length)))) await once(sent, 'drain');
  }
  sent.end(tail);
  const [answer] = await answered;
  const body = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`The upload was refused: ${body}`);
  return { speed: size / 1024 ** 2 / ((performance.now() - begun) / 1000), body };
}
