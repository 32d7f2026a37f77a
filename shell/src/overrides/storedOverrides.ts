import { z } from '@portal/wire';
import { overrideProblemSchema } from './rules/OverrideRefused.ts';
import { storageKey } from './storedMark.ts';

const failedSchema = z.object({ remote: z.string(), address: z.string(), problem: overrideProblemSchema });
/** An override that was reset by itself, and why. */
export type FailedOverride = z.infer<typeof failedSchema>;

const schema = z.object({
  /** Folder of a build by remote. */
  wanted: z.record(z.string(), z.string()),
  /** What has not been taken note of yet. */
  failed: z.array(failedSchema),
});
/** What a tab keeps of overrides. It is held against the environment again by every page that reads it. */
export type StoredOverrides = z.infer<typeof schema>;

const nothing: StoredOverrides = { wanted: {}, failed: [] };

/** What this tab keeps; rubbish is removed, and said to be there. */
export function readStored(): StoredOverrides {
  const text = sessionStorage.getItem(storageKey);
  if (text === null) return nothing;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    console.warn('What this tab kept of overrides cannot be read, and is removed.', error);
    return { wanted: {}, failed: [{ remote: '', address: '', problem: { kind: 'unreadable', values: {} } }] };
  }
}

/** Keeps this for the tab; nothing is left when there is nothing to keep. */
export function keepStored(stored: StoredOverrides): void {
  if (Object.keys(stored.wanted).length === 0 && stored.failed.length === 0)
    sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, JSON.stringify(stored));
}

/** From the next page on, this build takes the place of the remote. */
export function wantOverride(remote: string, address: string): void {
  const { wanted, failed } = readStored();
  keepStored({
    wanted: { ...wanted, [remote]: address },
    failed: failed.filter((one) => one.remote !== remote && one.remote !== ''),
  });
}

/** From the next page on, remotes are as released: one of them, or all. */
export function resetOverrides(remote?: string): void {
  const { wanted, failed } = readStored();
  const others = Object.entries(wanted).filter(([name]) => remote !== undefined && name !== remote);
  keepStored({ wanted: Object.fromEntries(others), failed: remote === undefined ? [] : failed });
}
