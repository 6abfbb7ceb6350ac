import type { SkillFilters } from '#contract/analytics/behaviour.ts';
import { TablePanel } from '../tables/table-panel.tsx';

export function SkillsPanel({ skills }: SkillFilters) {
  return (
    <TablePanel
      title="Popular Skills Filtered"
      columns={[
        { label: 'Skill', value: ({ skillFilter }) => skillFilter },
        { label: 'Times', value: ({ count }) => count },
      ]}
      rows={skills}
      most={10}
      empty="No skill has been filtered by yet."
    />
  );
}
