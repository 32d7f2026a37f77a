/** Forgets the entries that were added first. */
export function keepNewest(entries: Map<string, unknown> | Set<string>, most: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= most) return;
    entries.delete(key);
  }
}
