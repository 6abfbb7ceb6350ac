/** Days in which a member who has left can come back. */
export const restoreDays = 14;

/** Days for which a copy of one's data can be downloaded. */
export const exportDays = 7;
