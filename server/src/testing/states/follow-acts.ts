import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import { propertyRuns } from '../property-runs.ts';

/**
 * What one of several people does alone, or what two do at the same moment. Most of what anybody may do at random is refused or
 * changes nothing: such a step is taken only if it insists.
 */
export interface Step<Act> {
  acts: Act[];
  insists: boolean;
}

/** The real thing beside a small model of it. What an act answers is a status, or whatever else tells it from other answers. */
export interface Trial<State, Act> {
  /** The model as it begins. */
  state: State;
  /** Changes the model and says what the act must answer. `seen` is the state in which the actor decided to act. */
  foretell: (state: State, act: Act, seen: State) => unknown;
  /** What the act may answer instead where another one came between its parts; changes the model by what it leaves behind. */
  giveWay?: (state: State, act: Act) => unknown[];
  perform: (act: Act) => Promise<unknown>;
  /** Reads what there is, before the next step aims at it, and throws where it is not what the model says. */
  check: (state: State) => Promise<void>;
  /** The same, for all that is slow to read; after every hundredth step and the last. */
  checkAll?: (state: State) => Promise<void>;
}

/** Each try takes seconds, and a test that is stopped names no acts at all. */
const maxShrinks = 60;

/** As many sequences, each a test of its own: one that hangs is named. */
export const tries = [1, 2, 3, 4, 5];

/** Tries a sequence of acts against the model; a failure names the seed and few acts that lead to it. */
export async function followAnySteps<State extends object, Act>(
  steps: fc.Arbitrary<Step<Act>>,
  begin: () => Promise<Trial<State, Act>>,
  nth: number,
): Promise<void> {
  const sequences = fc.array(steps, { minLength: 1, maxLength: 200, size: 'max' });
  await fc.assert(
    fc.asyncProperty(fc.limitShrink(fc.noBias(sequences), maxShrinks), async (sequence) =>
      follow(sequence, await begin()),
    ),
    propertyRuns(1, nth),
  );
}

/** Acts that two may do at the same moment, and acts that are done alone. */
export const stepsOf = <Act>(
  together: fc.Arbitrary<Act>,
  alone: fc.Arbitrary<Act>,
): fc.Arbitrary<Step<Act>> =>
  fc.record({
    acts: fc.oneof(
      { weight: 1, arbitrary: alone.map((act) => [act]) },
      { weight: 2, arbitrary: fc.array(together, { minLength: 1, maxLength: 2 }) },
    ),
    insists: fc.nat({ max: 9 }).map((n) => n === 0),
  });

/** One of these, more often the greater its number. */
export const often = <const Value extends string>(
  weights: Record<Value, number>,
): fc.Arbitrary<Value> =>
  fc.oneof(
    ...Object.entries<number>(weights).map(([value, weight]) => ({
      weight,
      arbitrary: fc.constant(value as Value),
    })),
  );

async function follow<State extends object, Act>(
  sequence: Step<Act>[],
  trial: Trial<State, Act>,
): Promise<void> {
  let { state } = trial;
  await trial.check(state);
  for (const [n, step] of sequence.entries()) {
    state = await take(step, trial, state);
    if (n % 100 === 99) await trial.checkAll?.(state);
  }
  await trial.checkAll?.(state);
}

/** Acts of the same moment must end as if one had come after the other, or as if one of them had given way. */
async function take<State extends object, Act>(
  { acts, insists }: Step<Act>,
  trial: Trial<State, Act>,
  seen: State,
): Promise<State> {
  const inTurn = [...acts.entries()];
  const orders = [inTurn, ...(acts.length > 1 ? [inTurn.toReversed()] : [])];
  const possible = orders.map((order) => foretellOrder(order, trial, seen));
  if (!insists && possible.every(({ state }) => isDeepStrictEqual(state, seen))) return seen;
  const answers = await Promise.all(acts.map((act) => trial.perform(act)));
  const givingWay =
    acts.length > 1
      ? orders.flatMap((order) =>
          acts.map((_, loser) =>
            foretellOrder(order, trial, seen, { loser, answer: answers[loser] }),
          ),
        )
      : [];
  const asAnswered = [...possible, ...givingWay].filter((one) =>
    isDeepStrictEqual(one.answers, answers),
  );
  if (asAnswered.length === 0) expect(answers, JSON.stringify(acts)).toEqual(possible[0]?.answers);
  const failures: unknown[] = [];
  for (const { state } of asAnswered) {
    try {
      await trial.check(state);
      return state;
    } catch (error) {
      failures.push(error);
    }
  }
  throw failures[0];
}

/** Where the loser may not give way with that answer, what is foretold has none for it. */
function foretellOrder<State extends object, Act>(
  order: [number, Act][],
  { foretell, giveWay }: Trial<State, Act>,
  seen: State,
  lost?: { loser: number; answer: unknown },
): { state: State; answers: unknown[] } {
  const state = structuredClone(seen);
  const answers: unknown[] = [];
  for (const [place, act] of order) {
    if (place !== lost?.loser) answers[place] = foretell(state, act, seen);
    else answers[place] = giveWay?.(state, act).find((answer) => answer === lost.answer);
  }
  return { state, answers };
}
