import { expect, it } from 'vitest';
import { classYears } from './class-years.ts';

const { recent, earlier } = classYears(new Date(2026, 10, 15));

it('offers ten years first, from four years ahead downward', () => {
  expect(recent).toEqual([2030, 2029, 2028, 2027, 2026, 2025, 2024, 2023, 2022, 2021]);
});

it('goes on without a gap to any year an alumna may need', () => {
  expect(earlier[0]).toBe(2020);
  expect(earlier.at(-1)).toBe(1950);
  expect(new Set([...recent, ...earlier]).size).toBe(81);
});
