import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { listInputs } from '../web-build/list-inputs.ts';

/** Fails the build when it reads a file of ours that `listInputs` misses: a change of that file would not be built. */
export function verifyInputs(root: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'callboard:verify-inputs',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildEnd(error) {
      if (error) return;
      const inputs = new Set(listInputs(root));
      const missed = [...this.getModuleIds(), ...config.configFileDependencies]
        .map((id) => path.normalize(id.replace(/\?.*$/, '')))
        .filter((file) => file.startsWith(path.normalize(root)) && !file.includes('node_modules'))
        .filter((file) => !inputs.has(file));
      if (missed.length > 0) {
        this.error(`The build reads ${missed.join(', ')}, which listInputs() does not find.`);
      }
    },
  };
}
