import { configureZodMessages } from '#contract/zod-messages.ts';

// For whatever checks with a schema: it comes along with the code that does.
configureZodMessages();
