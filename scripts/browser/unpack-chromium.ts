import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { withFileLock } from '../bootstrap/with-file-lock.mjs';
import { projectRoot } from '../support/project-root.ts';

const chromium = path.join(projectRoot, 'node_modules/@sparticuz/chromium');
const { version } = JSON.parse(readFileSync(path.join(chromium, 'package.json'), 'utf8')) as {
  version: string;
};
const unpacked = path.join(projectRoot, `node_modules/.cache/chromium-${version}`);

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${unpacked}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${unpacked}/fonts-cache</cachedir>
</fontconfig>
`;

/** Chromium and the few libraries it needs, unpacked once from its npm package. */
export async function unpackChromium(): Promise<{
  executablePath: string;
  env: Record<string, string>;
}> {
  await withFileLock(path.join(projectRoot, '.cache/chromium.lock'), async () => {
    if (!existsSync(unpacked)) await unpack();
  });
  return {
    executablePath: path.join(unpacked, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(unpacked, 'al2023/lib'),
      FONTCONFIG_PATH: path.join(unpacked, 'fonts'),
    },
  };
}

async function unpack(): Promise<void> {
  const half = `${unpacked}.half`;
  const temporary = process.env.TMPDIR;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  // The package unpacks into os.tmpdir() and nowhere else.
  process.env.TMPDIR = half;
  try {
    for (const file of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
      await inflate(path.join(chromium, 'bin', file));
    }
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  writeFileSync(path.join(half, 'fonts/fonts.conf'), FONTS);
  renameSync(half, unpacked);
}
