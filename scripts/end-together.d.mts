import type { ChildProcess } from 'node:child_process';

export function endTogether(child: ChildProcess): void;
