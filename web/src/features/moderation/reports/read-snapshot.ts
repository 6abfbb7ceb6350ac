/** A text that stood before what was reported: the work, the comment that it answers, or a message. */
export interface SnapshotContext {
  id: string;
  text: string;
  author: string;
}

export interface Snapshot {
  author: string;
  title: string;
  text: string;
  /** Further texts with their names: where, when, links. */
  facts: { label: string; value: string }[];
  /** The file or picture, where it has an address. */
  mediaUrl: string;
  /** The name of a file that stays between two members. */
  file: string;
  skills: string[];
  before: SnapshotContext[];
}

type Values = Record<string, unknown>;

const factLabels: Record<string, string> = {
  email: 'E-mail',
  location: 'Location',
  budget: 'Budget',
  requirements: 'Requirements',
  event_date: 'Date',
  portfolioUrl: 'Portfolio',
  website: 'Website',
  instagramUrl: 'Instagram',
  linkedinUrl: 'LinkedIn',
  twitterUrl: 'Twitter',
  youtubeUrl: 'YouTube',
  imdbUrl: 'IMDb',
};

/** The copy of what was reported is a row of its table: what it is called there differs by kind, and any of it may be missing. */
export function readSnapshot(values: Values): Snapshot {
  const person = readObject(values['author']);
  return {
    author: fullName(Object.keys(person).length > 0 ? person : values),
    title: readText(values['title']),
    text:
      ['content', 'text', 'description', 'bio']
        .map((name) => readText(values[name]))
        .find(Boolean) ?? '',
    facts: Object.entries(factLabels).flatMap(([name, label]) => {
      const value = readText(values[name]);
      return value ? [{ label, value }] : [];
    }),
    mediaUrl: ['image_url', 'media_url'].map((name) => readText(values[name])).find(Boolean) ?? '',
    file: readText(readObject(values['file'])['name']),
    skills: readList(values['skills']).map(readText).filter(Boolean),
    before: readList(values['before']).map((entry) => {
      const stood = readObject(entry);
      return {
        id: readText(stood['id']),
        text: readText(stood['text']),
        author: fullName(readObject(stood['author'])),
      };
    }),
  };
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

const readList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const readObject = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

const fullName = ({ firstName, lastName }: Values): string =>
  `${readText(firstName)} ${readText(lastName)}`.trim();
