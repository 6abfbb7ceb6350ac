type FileInfo = Pick<File, 'name' | 'size' | 'lastModified'>;
type Entry = { id: string; at: number };

const storageKey = 'unfinished-uploads';
const oneDay = 24 * 60 * 60 * 1000;

/** The id of an unfinished upload of the same file, so that it can resume after a reload. */
export function findResumable(file: FileInfo): string | null {
  return read()[fileKey(file)]?.id ?? null;
}

export function saveResumable(file: FileInfo, id: string): void {
  write({ ...read(), [fileKey(file)]: { id, at: Date.now() } });
}

export function removeResumable(file: FileInfo): void {
  const { [fileKey(file)]: _, ...others } = read();
  write(others);
}

function fileKey({ name, size, lastModified }: FileInfo): string {
  return `${name}|${size}|${lastModified}`;
}

/** The server keeps unfinished uploads for a day. */
function read(): Record<string, Entry> {
  try {
    const all = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, Entry>;
    const fresh = Object.entries(all).filter(([, { at }]) => Date.now() - at < oneDay);
    return Object.fromEntries(fresh);
  } catch {
    return {};
  }
}

function write(entries: Record<string, Entry>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(entries));
  } catch {
    // Without storage an upload starts over after a reload.
  }
}
