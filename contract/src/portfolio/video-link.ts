export interface VideoLink {
  type: 'youtube' | 'vimeo';
  id: string;
  /** The one address that we store for this video. */
  url: string;
}

export const videoLinkMessage = 'Please enter a valid YouTube or Vimeo URL';

const youtubeHosts = /^((www|m|music)\.)?youtube\.com$|^(www\.)?youtube-nocookie\.com$/;
const youtubePath = /^\/(?:shorts|embed|live|v)\/([\w-]{11})\/?$/;
const youtubeId = /^[\w-]{11}$/;
const vimeoPath =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{4,15})(?:\/([\da-f]{6,20}))?\/?$/;

/** The video behind an address of YouTube or Vimeo, or null: the host is compared as a whole, never searched for. */
export function parseVideoLink(address: string): VideoLink | null {
  if (!URL.canParse(address.trim())) return null;
  const url = new URL(address.trim());
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.username || url.password || url.port) return null;
  return parseYoutube(url) ?? parseVimeo(url);
}

function parseYoutube({ hostname, pathname, searchParams }: URL): VideoLink | null {
  const id = youtubeHosts.test(hostname)
    ? /^\/watch\/?$/.test(pathname)
      ? searchParams.get('v')
      : youtubePath.exec(pathname)?.[1]
    : /^(www\.)?youtu\.be$/.test(hostname)
      ? pathname.slice(1).replace(/\/$/, '')
      : null;
  if (!id || !youtubeId.test(id)) return null;
  return { type: 'youtube', id, url: `https://www.youtube.com/watch?v=${id}` };
}

/** An unlisted video keeps its hash, without which it cannot be played. */
function parseVimeo({ hostname, pathname, searchParams }: URL): VideoLink | null {
  if (!/^((www|player)\.)?vimeo\.com$/.test(hostname)) return null;
  const [, id, inPath] = vimeoPath.exec(pathname) ?? [];
  if (!id) return null;
  const asked = searchParams.get('h');
  const hash = inPath ?? (asked && /^[\da-f]{6,20}$/.test(asked) ? asked : null);
  return { type: 'vimeo', id, url: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}` };
}
