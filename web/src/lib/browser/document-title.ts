let pageTitle = '';
let unread = 0;

export function setPageTitle(title: string): void {
  pageTitle = `${title} · Callboard`;
  write();
}

/** “(3) Jobs · Callboard” */
export function setTitleCount(count: number): void {
  unread = count;
  write();
}

function write(): void {
  if (pageTitle) document.title = unread > 0 ? `(${unread}) ${pageTitle}` : pageTitle;
}
