export function countLabel(count: number): string {
  if (count === 0) return 'No connections';
  return count === 1 ? '1 connection' : `${count.toLocaleString('en')} connections`;
}
