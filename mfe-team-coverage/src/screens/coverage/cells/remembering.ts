import type { Translate } from './labels.ts';

/** Caches translations: hundreds of rows repeat the same messages, and formatting is slow. */
export function remembering(t: Translate): Translate {
  const known = new Map<string, string>();
  return (id, values) => {
    const key = values === undefined ? id : [id, ...Object.values(values)].join('\n');
    const found = known.get(key);
    if (found !== undefined) return found;
    const text = t(id, values);
    known.set(key, text);
    return text;
  };
}
