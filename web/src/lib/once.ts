/** Makes something when it is first asked for: a formatter takes milliseconds, which no start has to spare. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
