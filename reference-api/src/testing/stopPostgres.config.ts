import { shared } from './sharedServer.ts';

export default async function stopPostgres(): Promise<void> {
  if (shared.server === undefined) return;
  delete process.env['PORTAL_TEST_POSTGRES'];
  await shared.server.stop();
}
