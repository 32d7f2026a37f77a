import type { ApiProcess } from '../ApiProcess.ts';
import { measureMix } from './measureMix.ts';
import type { Content } from './pageCalls.ts';

/** Pages of lists that all clients with a subscription share. */
export interface FoundPages {
  /** Found in memory. */
  found: number;
  /** Read from the database. */
  made: number;
}

/** Walks of 50 readers through a process of their own, which says at its end what it found in memory. */
export async function measureFound(
  seeded: ApiProcess,
  { seconds, content }: { seconds: number; content: Content },
): Promise<FoundPages> {
  const api = await seeded.another({ log: 'info' });
  try {
    await measureMix([api], { readers: 50, seconds, content, meant: 'all' });
  } finally {
    await api.stop();
  }
  const line = api.output.split('\n').find((each) => each.includes('found from memory'));
  if (line === undefined) throw new Error('The API did not say what it found in memory.');
  return JSON.parse(line) as FoundPages;
}

export const foundText = (engine: string, { found, made }: FoundPages): string =>
  `${engine}: of ${found + made} pages of shared lists, ${((100 * found) / (found + made)).toFixed(1)} % were found in memory.`;
