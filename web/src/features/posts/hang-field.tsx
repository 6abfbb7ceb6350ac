import { parseVideoLink } from '#contract/portfolio/video-link.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { SwitchRow } from '#web/ui/switch-row.tsx';
import type { MediaList } from '../media/api.ts';
import type { PostValues } from './post-values.ts';

interface HangFieldProps {
  form: FormFields<PostValues>;
  media: MediaList;
}

/** Offered for a file, and for a video of YouTube or Vimeo. */
export function HangField({ form: { values, change }, media }: HangFieldProps) {
  if (media.pieces.length === 0 && !parseVideoLink(values.imageUrl)) return null;
  const isSeveral = media.pieces.length > 1;
  return (
    <SwitchRow
      label="Also hang in my portfolio"
      hint={`${isSeveral ? 'The first picture' : 'It'} stands there too, under the first line of your words.`}
      checked={values.hangInPortfolio === 'yes'}
      onCheckedChange={(isOn) => change({ hangInPortfolio: isOn ? 'yes' : '' })}
    />
  );
}
