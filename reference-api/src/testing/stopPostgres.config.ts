import { shared } from './sharedServer.ts';

export default async function stopPostgres(): Promise<void> {
  await shared.server?.stop();
}
