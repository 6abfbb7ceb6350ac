export interface Allowance {
  max: number;
  seconds: number;
}

/** How often one member may do something: more than a person does by hand, less than a script wants. Routes of one limit are counted together. */
export interface ActionLimit {
  /** What there are too many of, as the refusal says it: “Too many connection requests. …” */
  actions: string;
  allowances: readonly Allowance[];
}

const minute = 60;
const hour = 60 * minute;

export const perMinutes = (minutes: number, max: number): Allowance => ({
  max,
  seconds: minutes * minute,
});
export const perHour = (max: number): Allowance => ({ max, seconds: hour });
export const perDay = (max: number): Allowance => ({ max, seconds: 24 * hour });

export const limitOf = (actions: string, ...allowances: Allowance[]): ActionLimit => ({
  actions,
  allowances,
});

/** Of posts and comments. */
export const likes = limitOf('likes', perHour(500), perDay(2000));

/** Of connections and conversations. */
export const requestAnswers = limitOf('answers to requests', perHour(300));

/** Of what is one's own already. */
export const changes = limitOf('changes', perHour(500));

/** A single allowance: each one is a row to write, and a search waits for it. */
export const searches = limitOf('searches', perMinutes(10, 600));
