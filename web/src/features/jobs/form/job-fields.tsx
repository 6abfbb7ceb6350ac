import type { ProjectReference } from '#contract/projects/reference.ts';
import { splitHeading } from '#web/lib/forms/split-heading.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { ProjectField } from '../../projects/project-field.tsx';
import { ItemSkillPicker } from '../../skills/item-skill-picker.tsx';
import { FieldGroup } from './field-group.tsx';
import { JobFactFields } from './job-fact-fields.tsx';
import type { JobValues } from './job-values.ts';
import { PositionsEditor } from './positions-editor.tsx';

interface JobFieldsProps {
  form: FormFields<JobValues>;
  /** The school of a job cannot be edited. */
  isNew?: boolean;
  project: ProjectReference | null | undefined;
  /** Moderators do not decide what a job stands under. */
  authorId?: string;
}

export function JobFields({ form, isNew, project, authorId }: JobFieldsProps) {
  const viewer = useViewer();
  const { values, issues, change, inputProps } = form;
  return (
    <>
      <Field label="Title" required error={withoutHeading(issues.title)}>
        <Input placeholder="Who or what you are looking for" {...inputProps('title')} />
      </Field>
      <Field label="Description" required error={withoutHeading(issues.description)}>
        <Textarea
          placeholder="The project, the people, what you need and what you offer"
          {...inputProps('description')}
        />
      </Field>
      <ItemSkillPicker
        label="Skills"
        required={isNew}
        value={values.skills}
        error={withoutHeading(issues.skills)}
        hint="Type to find any of the others."
        onChange={(chosen) => change({ skills: chosen })}
      />
      <JobFactFields form={form} isNew={isNew} />
      <Field label="Requirements" error={issues.requirements} aside="Optional">
        <Textarea
          rows={2}
          placeholder="Gear, experience or days that somebody must bring"
          className="min-h-16"
          {...inputProps('requirements')}
        />
      </Field>
      {(!authorId || authorId === viewer.id) && (
        <FieldGroup
          title="Project"
          hint="The film, show or game that it is for"
          startsOpen={Boolean(values.projectId)}
          hasIssue={issues.projectId !== undefined}
        >
          <ProjectField form={form} current={project} />
        </FieldGroup>
      )}
      <FieldGroup
        title="Deadline and answer"
        hint="Until when people can apply, and when they hear from you"
        startsOpen={Boolean(values.deadline || values.respondBy)}
        hasIssue={Boolean(issues.deadline || issues.respondBy)}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="Last day to apply"
            error={issues.deadline}
            hint="Without one, the job stays open for 60 days."
          >
            <Input type="date" {...inputProps('deadline')} />
          </Field>
          <Field
            label="Everyone is answered by"
            error={issues.respondBy}
            hint="A promise that people see on the job."
          >
            <Input type="date" {...inputProps('respondBy')} />
          </Field>
        </div>
      </FieldGroup>
      <FieldGroup
        title="Crew call"
        hint="Several roles in one job, each with its own seats"
        startsOpen={values.positions.length > 0}
        hasIssue={issues.positions !== undefined}
      >
        <PositionsEditor
          value={values.positions}
          error={issues.positions}
          paymentType={values.paymentType}
          onChange={(positions) => change({ positions })}
        />
      </FieldGroup>
    </>
  );
}

/** The heading of a message is the title of the toast. */
function withoutHeading(message: string | undefined): string | undefined {
  return message && splitHeading(message).text;
}
