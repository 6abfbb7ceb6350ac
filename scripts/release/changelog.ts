const heading = '## Unreleased';

/** The changelog in which what was unreleased belongs to this version. */
export function cutChangelog(changelog: string, version: string, day: string): string {
  if (changelog.includes(`\n## ${version}`)) {
    throw new Error(`CHANGELOG.md has a part for ${version} already.`);
  }
  if (readUnreleased(changelog) === '') {
    throw new Error(
      `CHANGELOG.md has nothing under "${heading}". Write there what members and operators get.`,
    );
  }
  return changelog.replace(`\n${heading}\n`, `\n## ${version} - ${day}\n`);
}

/** The lines under the heading, without titles of groups that have none. */
export function readUnreleased(changelog: string): string {
  const [, rest = ''] = changelog.split(`\n${heading}\n`);
  const part = rest.split(/^## /m)[0] ?? '';
  return part.replace(/^### .*$/gm, '').trim() === '' ? '' : part.trim();
}
