export interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** What Vite writes to .vite/manifest.json, as far as we read it. */
export type Manifest = Record<string, ManifestChunk>;

/** The files that these entries load at once: their own and all that they import statically. */
export function listFiles(manifest: Manifest, entries: string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))];
}
