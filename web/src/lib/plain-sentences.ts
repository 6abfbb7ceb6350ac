import { usePlainSentences as speakPlainly } from '#contract/sentences.ts';

// For whatever checks with a schema: it comes along with the code that does.
speakPlainly();
