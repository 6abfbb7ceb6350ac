import { ApplicantsPanel } from './applicants-panel.tsx';
import { MyApplicationsPanel } from './my-applications-panel.tsx';

export function ApplicantsPage() {
  return (
    <div className="mx-auto grid max-w-3xl gap-10">
      <section aria-labelledby="applicants-title" className="grid gap-4">
        <header className="grid gap-1">
          <h1 id="applicants-title" className="font-display text-3xl">
            Applicants
          </h1>
          <p className="text-ink-soft">Who answered your calls, job by job.</p>
        </header>
        <ApplicantsPanel />
      </section>
      <section aria-labelledby="my-applications-title" className="grid gap-4">
        <h2 id="my-applications-title" className="font-display text-2xl">
          My applications
        </h2>
        <MyApplicationsPanel />
      </section>
    </div>
  );
}
