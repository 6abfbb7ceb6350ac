import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

interface Method {
  /** Of the link that leads to it while another one is shown. */
  label: string;
  form: ReactNode;
}

/** The first of several ways to prove who one is, with links to the others. */
export function MethodChoice({ methods }: { methods: Method[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = methods.find(({ label }) => label === chosen) ?? methods[0];
  return (
    <>
      {shown?.form}
      <div className="flex flex-wrap gap-x-5">
        {methods
          .filter((other) => other !== shown)
          .map(({ label }) => (
            <Button key={label} variant="link" onClick={() => setChosen(label)}>
              {label}
            </Button>
          ))}
      </div>
    </>
  );
}
