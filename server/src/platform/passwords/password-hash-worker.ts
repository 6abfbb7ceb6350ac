import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

export type HashTask =
  | { kind: 'hash'; password: string; options: Options }
  | { kind: 'verify'; password: string; hash: string };

export type HashAnswer = { value: string | boolean } | { failure: string };

/** Linux sets the priority of this thread alone; elsewhere the whole process would become slower. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(answer(task)));

function answer(task: HashTask): HashAnswer {
  try {
    const { kind, password } = task;
    return {
      value: kind === 'hash' ? hashSync(password, task.options) : verifySync(task.hash, password),
    };
  } catch (error) {
    return { failure: String(error) };
  }
}
