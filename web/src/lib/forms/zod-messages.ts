import { configureZodMessages } from '#contract/zod-messages.ts';

// A side effect of the form hooks, so that the messages load in the same chunk as Zod.
configureZodMessages();
