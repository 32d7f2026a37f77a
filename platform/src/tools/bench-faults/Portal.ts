import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildGateway } from '#run/gateway/buildGateway.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { apiProcess, bundledApi, testPostgres } from '#testing/twoApis.ts';
import { silenceable, type Silenceable } from './silenceable.ts';

/** A gateway, one released API process, and a PostgreSQL whose connection can be silenced. Loopback only. */
export interface Portal {
  gateway: string;
  api: string;
  line: Silenceable;
  rows: (statement: string) => Promise<unknown>;
  stop: () => Promise<void>;
}

const limitsAway = { PORTAL_RATE_LIMIT: '1000000', PORTAL_ACCOUNT_RATE_LIMIT: '1000000' };

export async function startPortal(folder: string): Promise<Portal> {
  const postgres = await testPostgres();
  if (postgres === undefined)
    throw new UserFacingError(
      'No PostgreSQL is installed here.',
      'Install one: two of the four faults are its own.',
    );
  const line = await silenceable(postgres.url);
  const bundle = await bundledApi();
  const api = await apiProcess(bundle, {
    ...limitsAway,
    DATABASE_URL: line.url,
    PORTAL_DATA: join(folder, 'api'),
    PORTAL_DEMO_SIZE: '500',
    PORTAL_LOG_LEVEL: 'silent',
    PORTAL_PASSWORD_POWER: '10',
    PORTAL_SECRET: 'for a bench alone',
  });
  const store = folderStore(join(folder, 'store'));
  await publishFakes({ store, folder, shell: {}, remotes: [] });
  const gateway = await buildGateway({
    store,
    storeFolder: store.location,
    environment: 'local',
    apiOrigins: [api.origin],
    report: () => undefined,
  });
  return {
    gateway: await gateway.listen({ host: '127.0.0.1', port: 0 }),
    api: api.origin,
    line,
    rows: postgres.rows,
    stop: async () => {
      await gateway.close();
      await api.stop();
      await line.close();
      await postgres.stop();
      await rm(bundle, { recursive: true });
    },
  };
}
