import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

const tools = path.join(projectRoot, 'node_modules/.bin');
const { scripts } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('the npm scripts', () => {
  it.runIf(existsSync(path.join(tools, 'node')))(
    'run on the packaged Node, whichever Node the system has',
    () => {
      const systemPath = (process.env.PATH ?? '')
        .split(path.delimiter)
        .filter((folder) => !folder.includes('node_modules'))
        .join(path.delimiter);
      const version = execFileSync('npm', ['exec', '--offline', '-c', 'node -p process.version'], {
        cwd: projectRoot,
        env: { ...process.env, PATH: systemPath },
        encoding: 'utf8',
      });
      expect(version.trim()).toMatch(/^v2[46]\./);
    },
  );

  it.each(Object.entries(scripts))(
    '%s calls that Node, or a tool of node_modules',
    (_, command) => {
      const [tool = ''] = command.replace(/^exec /, '').split(' ');
      expect(tool === 'node' || existsSync(path.join(tools, tool))).toBe(true);
      expect(command).not.toMatch(/[;&|]|npx|nvm/);
    },
  );
});
