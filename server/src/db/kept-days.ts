/** For how many days rows are kept. The table in docs/operations.md says the same; a test compares the two. */
export const keptDays = {
  /** Read or not, counted from the newest act. */
  notifications: 180,
  /** Views, searches, filters and highlights; their totals stay. */
  recordedActs: 90,
  profileViews: 90,
  /** Counted from the last decision; reports that are open stay. */
  handledReports: 730,
  /** Counted from the last try. */
  failedItems: 30,
  /** To requests that a browser may repeat. */
  answers: 1,
} as const;
