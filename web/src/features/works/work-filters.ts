import { z } from 'zod';
import { projectTags } from '#contract/catalogue/project-tags.ts';
import { text } from '#contract/primitives.ts';
import { type MediaKind, mediaKinds } from '#contract/uploads/media.ts';
import type { WorkFilters } from '#contract/works/contract.ts';
import { keepFittingFilters, schoolParams } from '#web/lib/filters/school-filter.ts';

/** A value outside its list counts as absent. */
export const workSearchParams = z.object({
  q: text(200).optional(),
  tag: z.enum(projectTags).optional(),
  type: z.enum(mediaKinds).optional(),
  ...schoolParams,
});

export type WorkFilterName = Exclude<keyof WorkFilters, 'q'>;

export const readWorkFilters = (params: z.output<typeof workSearchParams>): WorkFilters =>
  keepFittingFilters(params);

export const kindLabels: Record<MediaKind, string> = {
  image: 'Images',
  video: 'Video',
  audio: 'Audio',
  document: 'Documents',
};

const order: WorkFilterName[] = ['tag', 'type', 'school', 'major'];

/** In the order of their fields. */
export function activeWorkFilters(filters: WorkFilters): { name: WorkFilterName; label: string }[] {
  return order.flatMap((name) => {
    const value = filters[name];
    if (value === undefined) return [];
    return [{ name, label: name === 'type' && filters.type ? kindLabels[filters.type] : value }];
  });
}
