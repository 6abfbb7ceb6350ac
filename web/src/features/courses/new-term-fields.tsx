import {
  addCourseSemesters,
  addCourseYears,
  chooseTerm,
  type Term,
} from '#contract/courses/terms.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { CourseValues } from './course-values.ts';

interface NewTermFieldsProps {
  today: Date;
  form: FormFields<CourseValues>;
}

/** A semester includes its year, so choosing one of the two updates the other. */
export function NewTermFields({ today, form }: NewTermFieldsProps) {
  const { issues, change, inputProps } = form;
  const { semester, year } = form.values;
  const choose = (chosen: Partial<Term>) => {
    const next = chooseTerm(chosen, { semester, year: Number(year) });
    change({ semester: next.semester, year: String(next.year) });
  };
  return (
    <>
      <Field label="Semester" error={issues.semester}>
        <Select
          {...inputProps('semester')}
          onChange={({ target }) => choose({ semester: target.value })}
        >
          <Options values={new Set([...addCourseSemesters(today), semester])} />
        </Select>
      </Field>
      <Field label="Year" error={issues.year}>
        <Select
          {...inputProps('year')}
          onChange={({ target }) => choose({ year: Number(target.value) })}
        >
          <Options values={new Set([...addCourseYears(today).map(String), year])} />
        </Select>
      </Field>
    </>
  );
}

function Options({ values }: { values: Set<string> }) {
  return [...values].map((value) => <option key={value}>{value}</option>);
}
