import { cutToLength } from '#contract/cut-text.ts';
import { pageOf } from '#contract/paths.ts';
import { type BatchedEvent, type ContentType, contentTypes } from '#contract/tracking/contract.ts';

type Click = Pick<BatchedEvent, 'action' | 'targetType' | 'targetId' | 'metadata'>;

const pressable = 'a[href], button, summary, [role="button"], [role="tab"], [role="switch"]';

/**
 * What was pressed, or null. A link is the page that it leads to and a button its kind: what it is called may hold a
 * member's name.
 */
export function clickOn(target: EventTarget | null): Click | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  if (!element) return null;
  const { contentType = '', contentId } =
    element.closest<HTMLElement>('[data-content-type]')?.dataset ?? {};
  const item =
    isContentType(contentType) && contentId ? { targetType: contentType, targetId: contentId } : {};
  const clickType = element.dataset.track ?? (leadsTo(element) === '/jobs/:jobId' ? 'open' : null);
  if (item.targetType === 'job' && clickType)
    return { action: 'job_click', ...item, metadata: { clickType } };
  return { action: 'click', ...item, metadata: { target: nameOf(element) } };
}

function nameOf(element: HTMLElement): string {
  const page = leadsTo(element);
  if (page) return `link ${page}`;
  const kind = element.dataset.track ?? element.dataset.slot ?? element.role;
  return kind ? cutToLength(`button ${kind}`, 200) : 'button';
}

function leadsTo(element: HTMLElement): string | null {
  if (!(element instanceof HTMLAnchorElement)) return null;
  return element.origin === location.origin ? pageOf(element.pathname) : 'elsewhere';
}

const isContentType = (value: string): value is ContentType =>
  (contentTypes as readonly string[]).includes(value);
