let loads: string[] = [];

/** The addresses that were asked for with a new page, which a test stays on instead. */
export function listPageLoads(): readonly string[] {
  return loads;
}

export function forgetPageLoads(): void {
  loads = [];
}

/** Loading another page would end the test that runs in this one. */
export function keepPage(): void {
  navigation.onnavigate = (event) => {
    const { sameDocument, url } = event.destination;
    if (sameDocument || event.downloadRequest !== null) return;
    event.preventDefault();
    loads.push(url.replace(location.origin, ''));
  };
}
