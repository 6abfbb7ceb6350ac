/** What the member lets us keep; the server asks the same again. */
let choice = { analytics: true, highlights: false };

export function setTrackingChoice(next: typeof choice): void {
  choice = next;
}

const asksForPrivacy = () =>
  'globalPrivacyControl' in navigator && !!navigator.globalPrivacyControl;

export const mayCount = () => choice.analytics && !asksForPrivacy();

export const mayKeepHighlights = () => choice.highlights && !asksForPrivacy();
