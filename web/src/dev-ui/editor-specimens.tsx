import { use } from 'react';
import { TextEditor } from '../features/text-editor/text-editor.tsx';
import { WrittenText } from '../features/text-editor/written-text.tsx';
import { ViewerContext } from '../lib/session/viewer.ts';
import { Specimen } from './specimen.tsx';

const refuse = () => Promise.reject(new Error('Nothing is sent from here.'));
const mentions = [{ id: 'user_maya', name: 'Maya Okafor' }];

/** A draft belongs to a member: signed out there is no editor to show. */
export function EditorSpecimens({ theme }: { theme: string }) {
  if (!use(ViewerContext)) return null;
  const draftKey = `dev-ui:${theme}`;
  return (
    <Specimen title="Text editor">
      <TextEditor
        label="Comment"
        placeholder="Write a comment"
        submitLabel="Comment"
        draftKey={`${draftKey}:comment`}
        maxLength={5_000}
        mentions="anyone"
        onSend={refuse}
      />
      <TextEditor
        label="Message"
        placeholder="Write a message"
        submitLabel="Send"
        draftKey={`${draftKey}:message`}
        maxLength={10_000}
        files="any"
        onSend={refuse}
      />
      <TextEditor
        label="Edited comment"
        submitLabel="Save"
        draftKey={`${draftKey}:edit`}
        maxLength={60}
        initial={{ text: 'With @Maya Okafor, on a rooftop without any power.', mentions }}
        files="image"
        onSend={refuse}
        onCancel={() => undefined}
      />
      <WrittenText
        text={'Shot with @Maya Okafor.\nThe reel: https://example.org/reel'}
        mentions={mentions}
      />
    </Specimen>
  );
}
