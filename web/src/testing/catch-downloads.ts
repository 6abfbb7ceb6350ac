import { onTestFinished, vi } from 'vitest';

/** What the page gives out as files, instead of the browser's download. */
export function catchDownloads(): { name: string; file: Blob }[] {
  const downloads: { name: string; file: Blob }[] = [];
  const given: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    given.push(file as Blob);
    return 'blob:file';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const file = given.shift();
    if (file) downloads.push({ name: this.download, file });
  });
  onTestFinished(() => {
    made.mockRestore();
    clicked.mockRestore();
  });
  return downloads;
}
