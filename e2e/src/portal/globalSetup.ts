import { startPortal } from './portal.ts';

/** One portal for the whole run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { stop } = await startPortal();
  return stop;
}
