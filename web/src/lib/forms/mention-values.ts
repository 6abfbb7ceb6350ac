import type { Mention } from '#contract/comments/mentions.ts';

/** Forms and their drafts hold texts only: an id, which has no space, and the name. */
export function encodeMentions(mentions: Mention[]): string[] {
  return mentions.map(({ id, name }) => `${id} ${name}`);
}

export function decodeMentions(values: string[]): Mention[] {
  return values.map((value) => {
    const [id = '', ...name] = value.split(' ');
    return { id, name: name.join(' ') };
  });
}
