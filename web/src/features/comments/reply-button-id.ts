import type { Reply } from '#contract/comments/contract.ts';

/** The button that opens the field for a reply, and gets the focus back from it. */
export const replyButtonId = ({ id }: Reply) => `${id}-reply`;
