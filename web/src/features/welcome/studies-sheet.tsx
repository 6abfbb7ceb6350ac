import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileForm } from '#contract/profiles/forms.ts';
import type { PopularStudies } from '#contract/welcome/contract.ts';
import { classYears } from '#web/lib/format/class-years.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogBody } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useUpdateProfile } from '../profiles/api.ts';
import { welcomeQueries } from './api.ts';
import { SheetFooter } from './sheet-footer.tsx';
import type { SheetProps } from './sheet-props.ts';
import { groupMajors, groupYears, sortSchools } from './study-options.ts';

const studiesForm = profileForm.pick({ school: true, major: true, graduationYear: true });

/** Without the counts the catalogue is offered in its own order. */
export function StudiesSheet(props: SheetProps) {
  const { data = [], isPending } = useQuery(welcomeQueries.studies());
  if (isPending) {
    return (
      <DialogBody>
        <div role="status" aria-busy="true" aria-label="Loading">
          <Skeleton className="h-60" />
        </div>
      </DialogBody>
    );
  }
  return <StudiesForm {...props} popular={data} />;
}

function StudiesForm({ popular, ...sheet }: SheetProps & { popular: PopularStudies[] }) {
  const viewer = useViewer();
  const [years] = useState(() => {
    const today = new Date();
    const { recent, earlier } = classYears(today);
    return groupYears([...recent, ...earlier], today);
  });
  const { values, issues, change, inputProps, formProps, showServerIssues } = useForm(studiesForm, {
    initial: {
      school: viewer.school ?? '',
      major: viewer.major ?? '',
      graduationYear: String(viewer.graduationYear ?? ''),
    },
  });
  const update = useUpdateProfile('Error updating profile', {
    onSuccess: sheet.onNext,
    onError: showServerIssues,
  });
  const majors = groupMajors(values.school, popular);
  return (
    <form
      {...formProps((studies) => update.mutate(studies))}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody className="grid content-start gap-5 pb-5">
        <Field label="School" error={issues.school}>
          <Select
            {...inputProps('school')}
            placeholder="Choose a school"
            onChange={({ target }) => change({ school: target.value, major: '' })}
          >
            <Options values={sortSchools(popular)} />
          </Select>
        </Field>
        <Field label="Major" error={issues.major}>
          <Select
            {...inputProps('major')}
            placeholder={values.school ? 'Choose a major' : 'Choose a school first'}
            disabled={!values.school}
          >
            <OptionGroup label="Most chosen" values={majors.likely} />
            <OptionGroup label="All others" values={majors.others} />
          </Select>
        </Field>
        <Field label="Graduation year" error={issues.graduationYear}>
          <Select {...inputProps('graduationYear')} placeholder="Choose a year">
            <OptionGroup label="Students" values={years.likely} />
            <OptionGroup label="Alumni" values={years.others} />
          </Select>
        </Field>
      </DialogBody>
      <SheetFooter {...sheet}>
        <Button type="submit" variant="primary" pending={update.isPending}>
          Continue
        </Button>
      </SheetFooter>
    </form>
  );
}

function OptionGroup({ label, values }: { label: string; values: readonly (string | number)[] }) {
  if (values.length === 0) return null;
  return (
    <optgroup label={label}>
      <Options values={values} />
    </optgroup>
  );
}

function Options({ values }: { values: readonly (string | number)[] }) {
  return values.map((value) => <option key={value}>{value}</option>);
}
