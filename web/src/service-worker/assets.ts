declare const __BUILD__: {
  /** The hash of the page: the worker changes with it. */
  page: string;
  /** The hashed files that the shell and the home page load. */
  shell: string[];
  /** All hashed files. */
  assets: string[];
};

const cacheName = 'assets';

/** Stores the files of the shell before this version of the worker takes over. */
export async function installAssets(): Promise<void> {
  await storeAssets(__BUILD__.shell);
}

export async function storeAssets(paths: string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(paths.filter((path) => !known.has(path)));
}

/** A hashed file never changes, so the stored one is right in every version. */
export async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(request);
  if (stored) return stored;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

/** Deletes the files of earlier versions. The stored page must be of this version by then: it names its files. */
export async function deleteOldAssets(): Promise<void> {
  const cache = await caches.open(cacheName);
  const current = new Set(__BUILD__.assets);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
