import { writePrivateFiles } from '#server/platform/files/private-files.ts';
import { describeStartFailure } from '#server/start-failure.ts';

/** Runs what a command does and ends the process; a failure is told in sentences. */
export async function runCommand(run: () => Promise<void>): Promise<never> {
  writePrivateFiles();
  try {
    await run();
    process.exit(0);
  } catch (failure) {
    for (const line of describeStartFailure(failure)) console.error(line);
    process.exit(1);
  }
}
