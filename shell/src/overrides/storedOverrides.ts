import { z } from '@portal/wire';
import { overrideProblemSchema } from './rules/OverrideRefused.ts';
import { storageKey } from './storedMark.ts';

const failedSchema = z.object({ remote: z.string(), address: z.string(), problem: overrideProblemSchema });
export type FailedOverride = z.infer<typeof failedSchema>;

const schema = z.object({
  /** Build folder by remote. */
  builds: z.record(z.string(), z.string()),
  /** Not yet dismissed. */
  failed: z.array(failedSchema),
});
/** Every page that reads these checks them against the environment again. */
export type StoredOverrides = z.infer<typeof schema>;

const nothing: StoredOverrides = { builds: {}, failed: [] };

/** Unreadable content counts as one failed override. */
export function readStored(): StoredOverrides {
  const text = sessionStorage.getItem(storageKey);
  if (text === null) return nothing;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    console.warn('What this tab kept of overrides cannot be read, and is left out.', error);
    return { builds: {}, failed: [{ remote: '', address: '', problem: { kind: 'unreadable', values: {} } }] };
  }
}

/** Removes the entry if there are none. */
export function keepStored(stored: StoredOverrides): void {
  if (Object.keys(stored.builds).length === 0 && stored.failed.length === 0)
    sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, JSON.stringify(stored));
}

/** Takes effect from the next page on. */
export function wantOverride(remote: string, address: string): void {
  const { builds, failed } = readStored();
  keepStored({
    builds: { ...builds, [remote]: address },
    failed: failed.filter((one) => one.remote !== remote && one.remote !== ''),
  });
}

/** From the next page on; one remote, or all. */
export function resetOverrides(remote?: string): void {
  const { builds, failed } = readStored();
  const others = Object.entries(builds).filter(([name]) => remote !== undefined && name !== remote);
  keepStored({ builds: Object.fromEntries(others), failed: remote === undefined ? [] : failed });
}
