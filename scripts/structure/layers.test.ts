import { describe, expect, it } from 'vitest';
import { checkSample } from './check-sample.ts';

describe('layers', () => {
  it.each<[rule: string, says: RegExp, files: Record<string, string>]>([
    [
      'web imports server',
      /jobs\/api.ts web features must not import server db.*, what both ends need in contract\/src/,
      {
        'web/src/features/jobs/api.ts':
          "export { createClient as api } from '#server/db/client.ts';\nexport const a = 1;",
      },
    ],
    [
      'server imports web, even as a type',
      /server features must not import web lib/,
      {
        'server/src/features/jobs/commands.ts':
          "import type { formatDate } from '#web/lib/format-date.ts';\nexport type A = typeof formatDate;",
      },
    ],
    [
      'contract imports server, even lazily',
      /contract must not import server db.* imports nothing of ours/,
      { 'contract/src/lazy.ts': "export const lazy = () => import('#server/db/client.ts');" },
    ],
    [
      'lib knows a feature',
      /web lib must not import web features/,
      {
        'web/src/lib/user.ts':
          "import { useUser } from '#web/features/users/api.ts';\nexport const user = useUser;",
      },
    ],
    [
      'lib knows ui',
      /web lib must not import web ui/,
      {
        'web/src/lib/button-size.ts':
          "import { Button } from '#web/ui/button.tsx';\nexport const buttonSize = Button;",
      },
    ],
    [
      'ui knows a feature',
      /web ui must not import web features.* take it as a prop/,
      {
        'web/src/ui/badge.tsx':
          "import { useUser } from '#web/features/users/api.ts';\nexport const Badge = useUser;",
      },
    ],
    [
      'a feature knows the table of routes',
      /web features must not import web start/,
      {
        'web/src/features/users/link.tsx':
          "import { load } from '#web/routes.tsx';\nexport const Link = load;",
      },
    ],
    [
      'a feature knows the shell',
      /web features must not import web shell.* belongs in features\/items, ui or lib/,
      {
        'web/src/shell/menu.tsx': 'export const Menu = () => null;',
        'web/src/features/users/user-menu.tsx':
          "import { Menu } from '#web/shell/menu.tsx';\nexport const UserMenu = Menu;",
      },
    ],
    [
      'a feature knows the landing page',
      /web features must not import web landing/,
      {
        'web/src/landing/hero.tsx': 'export const Hero = () => null;',
        'web/src/features/users/user-hero.tsx':
          "import { Hero } from '#web/landing/hero.tsx';\nexport const UserHero = Hero;",
      },
    ],
    [
      'the landing page knows a feature',
      /web landing must not import web features.* knows no feature/,
      {
        'web/src/landing/hero.tsx':
          "import { UserCard } from '#web/features/users/user-card.tsx';\nexport const Hero = UserCard;",
      },
    ],
    [
      'the shell knows the table of routes',
      /web shell must not import web start.* take the page as children/,
      {
        'web/src/shell/frame.tsx':
          "import { load } from '#web/routes.tsx';\nexport const Frame = load;",
      },
    ],
    [
      'ui knows the shell',
      /web ui must not import web shell/,
      {
        'web/src/shell/menu.tsx': 'export const Menu = () => null;',
        'web/src/ui/badge.tsx':
          "import { Menu } from '#web/shell/menu.tsx';\nexport const Badge = Menu;",
      },
    ],
    [
      'the web uses test code',
      /web features must not import web tests/,
      {
        'web/src/testing/viewer.ts': 'export const viewer = 1;',
        'web/src/features/users/api.ts':
          "import { viewer } from '#web/testing/viewer.ts';\nexport const useUser = viewer;",
      },
    ],
    [
      'db knows the platform',
      /server db must not import server platform/,
      {
        'server/src/platform/clock.ts': 'export const clock = 1;',
        'server/src/db/now.ts':
          "import { clock } from '../platform/clock.ts';\nexport const nowClock = clock;",
      },
    ],
    [
      'errors know db',
      /server foundation must not import server db/,
      {
        'server/src/errors/outage.ts':
          "import { createClient } from '../db/client.ts';\nexport const outage = createClient;",
      },
    ],
    [
      'http knows a feature',
      /server http must not import server features.* hand it over in app.ts/,
      {
        'server/src/http/session.ts':
          "import { findUser } from '../features/users/queries.ts';\nexport const session = findUser;",
      },
    ],
    [
      'the product uses test code',
      /server start must not import server tests/,
      {
        'server/src/testing/clock.ts': 'export const clock = 1;',
        'server/src/now.ts':
          "import { clock } from './testing/clock.ts';\nexport const nowClock = clock;",
      },
    ],
    [
      'the web uses test code',
      /web ui must not import web tests/,
      {
        'web/src/testing/fake-api.ts': 'export const fakeApi = 1;',
        'web/src/ui/badge.tsx':
          "import { fakeApi } from '../testing/fake-api.ts';\nexport const Badge = fakeApi;",
      },
    ],
    [
      'the product uses tools',
      /server start must not import tools/,
      {
        'scripts/clock.ts': 'export const clock = 1;',
        'server/src/now.ts':
          "import { clock } from '#scripts/clock.ts';\nexport const nowClock = clock;",
      },
    ],
  ])('refuses: %s', (_, says, files) => {
    expect(checkSample(files).join('\n')).toMatch(says);
  });
});
