import type { PaymentType } from '#contract/jobs/payment-types.ts';
import type { Position } from '#contract/jobs/positions.ts';

/** One position of a crew call as it is typed; a new one has no id. */
export interface PositionValues {
  key: string;
  id: string | null;
  role: string;
  wanted: string;
  paymentType: PaymentType;
  skills: string[];
}

export const emptyPosition = (paymentType: PaymentType = 'unpaid'): PositionValues => ({
  key: crypto.randomUUID(),
  id: null,
  role: '',
  wanted: '1',
  paymentType,
  skills: [],
});

/** Forms and their drafts hold texts only. */
export function encodePositions(positions: PositionValues[]): string[] {
  return positions.map((position) => JSON.stringify(position));
}

export function decodePositions(values: string[]): PositionValues[] {
  return values.map((value) => JSON.parse(value) as PositionValues);
}

export function positionsToValues(positions: Position[]): string[] {
  return encodePositions(
    positions.map(({ id, role, wanted, paymentType, skills }) => ({
      key: id,
      id,
      role,
      wanted: String(wanted),
      paymentType,
      skills,
    })),
  );
}

export function toPositionInput(values: string[]) {
  return decodePositions(values).map(({ id, role, wanted, paymentType, skills }) => ({
    ...(id && { id }),
    role,
    wanted: wanted.trim() === '' ? Number.NaN : Number(wanted),
    paymentType,
    skills,
  }));
}

/** Swaps a position with its neighbour: -1 above, 1 below. */
export function movePosition(
  positions: PositionValues[],
  index: number,
  by: -1 | 1,
): PositionValues[] {
  const moved = positions[index];
  if (!moved) return positions;
  return positions.toSpliced(index, 1).toSpliced(index + by, 0, moved);
}
