import { useState } from 'react';
import { type Delivery, deliveries } from '#contract/saved-searches/forms.ts';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { type NewSearch, useSaveSearch } from './api.ts';
import { deliveryLabels } from './delivery-labels.ts';
import { describeSearch } from './describe-search.ts';

export function SaveSearchDialog({ search, ...dialog }: DialogProps & { search: NewSearch }) {
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Save this search"
      description={describeSearch({
        q: search.q ?? null,
        skills: search.skills ?? [],
        school: search.school ?? null,
        major: search.major ?? null,
        payment: search.payment ?? 'all',
        type: search.type ?? null,
      })}
    >
      <SaveSearchForm search={search} onSaved={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

function SaveSearchForm({ search, onSaved }: { search: NewSearch; onSaved: () => void }) {
  const [delivery, setDelivery] = useState<Delivery>('bell');
  const save = useSaveSearch({ onSuccess: onSaved });
  return (
    <FormDialogBody
      onSubmit={() => save.mutate({ ...search, delivery })}
      isPending={save.isPending}
      submitLabel="Save search"
    >
      <p id="delivery" className="text-sm font-medium">
        When a new job fits, tell me
      </p>
      <RadioGroup
        aria-labelledby="delivery"
        value={delivery}
        onValueChange={(chosen) => setDelivery(chosen as Delivery)}
      >
        {deliveries.map((name) => (
          <Radio key={name} value={name}>
            {deliveryLabels[name].option}
          </Radio>
        ))}
      </RadioGroup>
    </FormDialogBody>
  );
}
