import { shared } from './sharedServer.ts';

/** After all tests. */
export default async function stopPostgres(): Promise<void> {
  await shared.server?.stop();
}
