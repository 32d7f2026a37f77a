import { startPortal } from './portal.ts';

/** Starts one portal for the whole run; what it answers stops it again. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { stop } = await startPortal();
  return stop;
}
