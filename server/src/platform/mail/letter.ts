export interface LetterItem {
  title: string;
  text?: string;
  url: string;
}

export interface LetterSection {
  heading?: string;
  items: LetterItem[];
}

/** What a mail says, before it is laid out. */
export interface Letter {
  heading: string;
  paragraphs: string[];
  /** A code to type in, shown large and alone on its line. */
  code?: string;
  sections?: LetterSection[];
  button?: { label: string; url: string };
  /** Small print: why this mail was sent, and what to do if it was a mistake. */
  note?: string;
  /** Where mails like this one can be switched off. */
  unsubscribeUrl?: string;
}
