import type { ChildProcess } from 'node:child_process';

export function stopChildOnSignal<Child extends ChildProcess>(startChild: () => Child): Child;
