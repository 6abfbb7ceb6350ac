import { expect, it } from 'vitest';
import { listIconFiles, rewriteIconImports } from './import-icons-alone.ts';

const files = listIconFiles(`
export { default as Fingerprint, default as FingerprintPattern } from './icons/fingerprint-pattern.mjs';
export { default as X, default as XIcon } from './icons/x.mjs';
export { default as createLucideIcon } from './createLucideIcon.mjs';`);

it('knows an icon by all its names', () => {
  expect([...files]).toEqual([
    ['Fingerprint', 'fingerprint-pattern'],
    ['FingerprintPattern', 'fingerprint-pattern'],
    ['X', 'x'],
    ['XIcon', 'x'],
  ]);
});

it.each([
  [
    "import { Fingerprint, X } from 'lucide-react';",
    "import Fingerprint from 'lucide-react/icons/fingerprint-pattern'; import X from 'lucide-react/icons/x';",
  ],
  ["import { X as Close } from 'lucide-react';", "import Close from 'lucide-react/icons/x';"],
  ["import {\n  X,\n} from 'lucide-react';", "import X from 'lucide-react/icons/x';"],
  [
    "import { type LucideIcon, X } from 'lucide-react';",
    "import X from 'lucide-react/icons/x'; import type { LucideIcon } from 'lucide-react';",
  ],
  [
    "import type { LucideIcon } from 'lucide-react';",
    "import type { LucideIcon } from 'lucide-react';",
  ],
  ["import { X } from './x.ts';", "import { X } from './x.ts';"],
])('%s', (code, rewritten) => {
  expect(rewriteIconImports(code, files)).toBe(rewritten);
});
