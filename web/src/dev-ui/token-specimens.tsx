import { Row, Specimen } from './specimen.tsx';

const swatches = [
  ['paper', 'bg-paper'],
  ['sheet', 'bg-sheet'],
  ['raised', 'bg-raised'],
  ['well', 'bg-well'],
  ['rule', 'bg-rule'],
  ['rule-strong', 'bg-rule-strong'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink-faint', 'bg-ink-faint'],
  ['accent', 'bg-accent'],
  ['accent-text', 'bg-accent-text'],
  ['accent-wash', 'bg-accent-wash'],
  ['post', 'bg-post'],
  ['job', 'bg-job'],
  ['event', 'bg-event'],
  ['gaffer', 'bg-gaffer'],
  ['danger', 'bg-danger'],
  ['danger-wash', 'bg-danger-wash'],
] as const;

const sizes = [
  ['5xl', 'text-5xl'],
  ['4xl', 'text-4xl'],
  ['3xl', 'text-3xl'],
  ['2xl', 'text-2xl'],
  ['xl', 'text-xl'],
] as const;

export function TokenSpecimens() {
  return (
    <>
      <Specimen title="Colour">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {swatches.map(([name, className]) => (
            <div key={name} className="grid gap-1">
              <div className={`h-10 rounded-sm border border-rule ${className}`} />
              <span className="font-mono text-2xs text-ink-faint">{name}</span>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Type">
        {sizes.map(([name, className]) => (
          <p key={name} className={`truncate font-display ${className}`}>
            Lights up at 7:30
          </p>
        ))}
        <p className="text-lg">Text, large: two people, one rooftop, no power.</p>
        <p className="text-base">Text, base: you bring the plan, we carry the batteries.</p>
        <p className="text-sm text-ink-soft">Text, small and soft: posted two hours ago.</p>
        <Row>
          <span className="font-mono text-sm">00:14:07:11</span>
          <span className="font-mono text-xs tracking-label text-ink-faint uppercase">Label</span>
          <span className="font-mono text-2xs tracking-tape uppercase">Tape</span>
          <a href="#main" className="font-semibold underline decoration-accent underline-offset-4">
            A link
          </a>
        </Row>
      </Specimen>
    </>
  );
}
