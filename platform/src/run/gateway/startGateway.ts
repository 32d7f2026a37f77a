import type { FastifyInstance } from 'fastify';
import { statusPageReader } from '../status-page/readStatusPage.ts';
import { knownPortals } from '../status-page/knownPortals.ts';
import { openServing } from '../bucket-cache/openServing.ts';
import { accessLogOf } from '../server/accessLog.ts';
import { portFault } from '../server/freePort.ts';
import { pageOrigins } from '../settings/environmentSettings.ts';
import { operatorToken } from '../settings/operatorToken.ts';
import { portalSettings } from '../settings/portalSettings.ts';
import { buildGateway } from './buildGateway.ts';

/**
 * The gateway alone, for a filled store and an API elsewhere (PORTAL_API_ORIGINS). It listens once this resolves.
 * @throws UserFacingError if a setting is wrong or the port taken
 */
export async function startGateway(
  variables: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<Pick<FastifyInstance, 'close'>> {
  const settings = portalSettings(variables);
  const { environment, apiOrigins, host, port, trustedProxies, publicUrl, previewKey } = settings;
  const report = (sentence: string) => print(`✗ ${sentence}`);
  const serving = await openServing(settings, report);
  const gateway = await buildGateway({
    ...serving,
    readStatusPage: statusPageReader({ ...serving, portalOf: knownPortals(settings) }),
    readOperatorToken: () => operatorToken(environment, settings, variables),
    ...accessLogOf(settings, print),
    pageOrigins: await pageOrigins(environment),
    environment,
    apiOrigins,
    trustedProxies,
    publicUrl,
    previewKey,
    report,
  });
  await gateway.listen({ port, host }).catch((error: unknown) => {
    const command = 'tsx platform/src/run/gateway/cli.ts';
    throw portFault({ port, owner: 'The gateway', variable: 'PORTAL_PORT', command }, error);
  });
  print(`The gateway of environment ${environment} is ready: http://localhost:${port}`);
  return gateway;
}
