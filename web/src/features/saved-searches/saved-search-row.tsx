import { Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import type { SavedSearch } from '#contract/saved-searches/contract.ts';
import { type Delivery, deliveries } from '#contract/saved-searches/forms.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { useDeleteSearch, useSetDelivery } from './api.ts';
import { deliveryLabels } from './delivery-labels.ts';
import { describeSearch, pathToSearch } from './describe-search.ts';

export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const setDelivery = useSetDelivery(search.id);
  const remove = useDeleteSearch(search);
  const name = describeSearch(search);
  return (
    <li className="grid gap-1 py-2 sm:flex sm:items-center sm:gap-3 lg:grid lg:gap-2 lg:py-3">
      <Link
        href={pathToSearch(search)}
        className="flex min-h-6 min-w-0 flex-1 items-center text-sm font-semibold wrap-anywhere no-underline hover:underline pointer-coarse:min-h-11"
      >
        {name}
      </Link>
      <div className="flex min-w-0 shrink-0 items-center gap-1">
        <Select
          className="min-w-0 flex-1 sm:w-46 sm:flex-none lg:w-auto lg:flex-1"
          aria-label={`Tell me about ${name}`}
          value={search.delivery}
          onChange={({ target }) => setDelivery.mutate(target.value as Delivery)}
        >
          {deliveries.map((delivery) => (
            <option key={delivery} value={delivery}>
              {deliveryLabels[delivery].option}
            </option>
          ))}
        </Select>
        <IconButton size="sm" label={`Delete the search ${name}`} onClick={() => remove.mutate()}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
