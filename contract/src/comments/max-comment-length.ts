export const maxCommentLength = 5_000;
