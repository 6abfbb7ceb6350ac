import type { UploadResponse } from '#contract/uploads/contract.ts';

type Listener<Event> = ((event: Event) => void) | null;

/** Takes the place of XMLHttpRequest, by which files are sent; a test answers each request itself. */
export class FakeUpload {
  static requests: FakeUpload[] = [];

  status = 0;
  statusText = '';
  responseText = '';
  isAborted = false;
  upload: { onprogress: Listener<{ loaded: number; total: number }>; onload: Listener<void> } = {
    onprogress: null,
    onload: null,
  };
  onload: Listener<void> = null;
  onerror: Listener<void> = null;
  onabort: Listener<void> = null;
  onloadend: Listener<void> = null;

  open(): void {
    FakeUpload.requests.push(this);
  }

  setRequestHeader(): void {}

  getResponseHeader(): null {
    return null;
  }

  send(): void {}

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  report(percent: number): void {
    this.upload.onprogress?.({ loaded: percent, total: 100 });
  }

  answer(status: number, body: UploadResponse | { code: string; message: string }): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
}
