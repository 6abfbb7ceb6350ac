import { z } from 'zod';
import type { ProjectTag } from '#contract/catalogue/project-tags.ts';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { createPortfolioBody } from '#contract/portfolio/forms.ts';
import { parseVideoLink, videoLinkMessage } from '#contract/portfolio/video-link.ts';
import { text } from '#contract/primitives.ts';

/** The values of the portfolio forms; a file is beside them. */
export interface ItemValues {
  title: string;
  description: string;
  videoUrl: string;
  tags: ProjectTag[];
}

export const emptyItem: ItemValues = { title: '', description: '', videoUrl: '', tags: [] };

export function itemToValues({ title, description, mediaUrl, tags }: PortfolioItem): ItemValues {
  return {
    title,
    description: description ?? '',
    videoUrl: mediaUrl,
    tags: tags as ProjectTag[],
  };
}

/** A new item has either a file or a video URL. */
export function newItemForm(hasFile: boolean) {
  return itemForm((url) => {
    if (!hasFile && !url) return 'Please either upload a file or enter a YouTube/Vimeo URL';
    if (hasFile && url) return 'Please choose either file upload OR video URL, not both';
    return url && !parseVideoLink(url) ? videoLinkMessage : null;
  });
}

/** The URL is checked only where it is changed. */
export function editItemForm({ mediaUrl }: PortfolioItem) {
  return itemForm((url) =>
    url === mediaUrl || parseVideoLink(url) ? null : `Invalid URL: ${videoLinkMessage}`,
  );
}

const { title, description, tags } = createPortfolioBody.shape;

function itemForm(checkUrl: (url: string) => string | null) {
  return z
    .object({ title, description, tags, videoUrl: text(2_000) })
    .superRefine(({ videoUrl }, context) => {
      const message = checkUrl(videoUrl);
      if (message) context.addIssue({ code: 'custom', path: ['videoUrl'], message });
    });
}
