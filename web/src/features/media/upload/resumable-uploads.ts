type FileInfo = Pick<File, 'name' | 'size' | 'lastModified'>;
type Entry = { id: string; at: number };

const storageKey = 'unfinished-uploads';
const oneDay = 24 * 60 * 60 * 1000;

/** Where the sending of this very file stopped, so that it can go on even after the page was closed. */
export function findResumable(file: FileInfo): string | null {
  return read()[keyOf(file)]?.id ?? null;
}

export function saveResumable(file: FileInfo, id: string): void {
  write({ ...read(), [keyOf(file)]: { id, at: Date.now() } });
}

export function removeResumable(file: FileInfo): void {
  const { [keyOf(file)]: _, ...others } = read();
  write(others);
}

function keyOf({ name, size, lastModified }: FileInfo): string {
  return `${name}|${size}|${lastModified}`;
}

/** The server keeps them for a day. */
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
    // A browser that keeps nothing begins again from the start.
  }
}
