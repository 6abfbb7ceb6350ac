import { parseVideoLink, videoLinkMessage } from '#contract/portfolio/video-link.ts';

interface NewItem {
  title: string;
  hasFile: boolean;
  videoUrl: string;
}

interface Problem {
  field: 'title' | 'source';
  message: string;
}

/** The first problem in the order of the fields, or null. */
export function checkNewItem({ title, hasFile, videoUrl }: NewItem): Problem | null {
  const url = videoUrl.trim();
  if (!title.trim()) return { field: 'title', message: 'Please enter a title' };
  if (!hasFile && !url) return source('Please either upload a file or enter a YouTube/Vimeo URL');
  if (hasFile && url) return source('Please choose either file upload OR video URL, not both');
  if (url && !parseVideoLink(url)) return source(videoLinkMessage);
  return null;
}

function source(message: string): Problem {
  return { field: 'source', message };
}
