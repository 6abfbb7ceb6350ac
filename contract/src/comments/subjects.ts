/** What can be commented on. */
export const commentSubjects = ['post', 'portfolio', 'event'] as const;

export type CommentSubject = (typeof commentSubjects)[number];
