/** A line of a CSV file. */
export function csvLine(values: (string | null)[]): string {
  return `${values.map((value) => csvCell(value ?? '')).join(',')}\r\n`;
}

/** A spreadsheet runs a cell that begins like a formula: the apostrophe makes it text. */
function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /["\r\n,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
