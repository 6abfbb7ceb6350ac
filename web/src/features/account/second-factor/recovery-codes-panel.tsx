import { useState } from 'react';
import { copyText } from '#web/lib/browser/copy-text.ts';
import { downloadText } from '#web/lib/browser/download-text.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogBody, DialogClose, DialogFooter } from '#web/ui/dialog.tsx';

export function RecoveryCodesPanel({ codes }: { codes: string[] }) {
  const [note, setNote] = useState('');
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'));
    setNote(isCopied ? 'Copied.' : 'Your browser does not allow copying. Please write them down.');
  };
  const download = () => {
    const text = `Callboard recovery codes\nEach one works once.\n\n${codes.join('\n')}\n`;
    downloadText('callboard-recovery-codes.txt', text);
    setNote('Saved to your downloads.');
  };
  return (
    <>
      <DialogBody className="grid gap-4 pb-5">
        <ul
          aria-label="Recovery codes"
          className="grid gap-x-6 gap-y-1.5 rounded-sm bg-well px-4 py-3 font-mono text-sm tabular-nums sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={() => void copy()}>
            Copy
          </Button>
          <Button size="sm" onClick={download}>
            Download
          </Button>
          <p role="status" className="text-xs text-ink-soft">
            {note}
          </p>
        </div>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="primary">I have saved them</Button>
        </DialogClose>
      </DialogFooter>
    </>
  );
}
