/** Who looked is told to the member alone; administrators get no exception. */
export const canSeeProfileViews = (viewer: { id: string }, owner: { id: string }): boolean =>
  viewer.id === owner.id;
