import type { ReactNode } from 'react';

const TOAST_LIMIT = 1;
const TOAST_REMOVE_DELAY = 10_000;
export const TOAST_DURATION = 5_000;

export interface ToastOptions {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** Milliseconds; 5 s by default. */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

export interface Toast extends ToastOptions {
  id: string;
  open: boolean;
  isNews: boolean;
}

let toasts: readonly Toast[] = [];
let waiting: ToastOptions | null = null;
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Can be called outside React. A new toast replaces the current one. */
export function toast(options: ToastOptions): { id: string; dismiss: () => void } {
  const id = show(options, { isNews: false });
  return { id, dismiss: () => dismissToast(id) };
}

/** What others did. It replaces other news, but waits for the answer to what the member did; only the newest waits. */
export function toastNews(options: ToastOptions): void {
  if (toasts.some(({ open, isNews }) => open && !isNews)) waiting = options;
  else show(options, { isNews: true });
}

function show(options: ToastOptions, { isNews }: { isNews: boolean }): string {
  count += 1;
  const id = `toast-${count}`;
  publish([{ ...options, id, open: true, isNews }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

/** Closes one toast, or all; it is removed from the list after its exit animation. */
export function dismissToast(id?: string): void {
  if (!id) waiting = null;
  for (const item of toasts) {
    if (id && item.id !== id) continue;
    if (removals.has(item.id)) continue;
    removals.set(
      item.id,
      setTimeout(() => removeToast(item.id), TOAST_REMOVE_DELAY),
    );
  }
  publish(toasts.map((item) => (!id || item.id === id ? { ...item, open: false } : item)));
  const news = waiting;
  waiting = null;
  if (news) toastNews(news);
}

export function listToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function removeToast(id: string) {
  removals.delete(id);
  publish(toasts.filter((item) => item.id !== id));
}
