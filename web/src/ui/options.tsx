/** The options of a select whose values are what they say. */
export function Options({ values }: { values: readonly (string | number)[] }) {
  return values.map((value) => <option key={value}>{value}</option>);
}
