import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const { qwerty, keypad } = adjacencyGraphs;

/**
 * The time of an estimate grows fast with the length and with the letters that a digit or a sign may stand for, and the server waits
 * for it: 24 characters take some milliseconds at worst, and 64 take a tenth of a second. A longer password takes no fewer guesses.
 */
const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: { qwerty, keypad },
  maxLength: 24,
  l33tMaxSubstitutions: 20,
});

/** How many guesses a guesser needs who knows these words, and that people write 0 for o and add a year. */
export function countGuesses(password: string, words: string[]): number {
  return estimator.check(password, words).guesses;
}
