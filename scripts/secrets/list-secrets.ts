import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

/** Samples of tests, which open nothing. */
const SAMPLES = [
  'user:secret@',
  'nobody:none@127.0.0.1',
  'callboard:pass%20word@',
  'callboard:other@127.0.0.1',
];

const config = {
  rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }],
};

/** Keys, tokens and passwords that a text holds: the line and what it looks like, never the secret itself. */
export async function listSecrets(file: string, content: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath: file, content, ext: '', contentType: 'text' },
    options: { config, locale: 'en', maskSecrets: true },
  });
  return messages
    .filter(({ range: [start, end] }) => {
      const found = content.slice(start, end);
      return !SAMPLES.some((sample) => found.includes(sample));
    })
    .map(({ loc, ruleId, messageId }) => {
      const rule = ruleId.replace('@secretlint/secretlint-rule-', '');
      return `${file}:${loc.start.line} ${rule} ${messageId}`;
    });
}
