import type { Translate } from './labels.ts';

/** Translates each message once for the same values: hundreds of rows say much the same, and formatting takes its time. */
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
