import { systemErrorCode } from '@portal/node';
import { statusServer } from '#run/status-page/statusServer.ts';
import { knownPortals } from '#run/status-page/knownPortals.ts';
import { statusPageReader } from '#run/status-page/readStatusPage.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import type { EnvironmentName } from '#run/store/releaseStore.ts';
import { otherPort } from '#run/server/freePort.ts';
import { environmentNamed, type CommandContext } from './releaseWords.ts';

/** What keeps running after a command. */
export interface Running {
  close: () => Promise<void>;
}

const usualPlace = '127.0.0.1:4310';

/** Parses `127.0.0.1:4310` or `[::1]:4310`. */
function placeOf(listen: string): { host: string; port: number } {
  const [, host = '', port = ''] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(listen) ?? [];
  if (host !== '' && Number(port) <= 65_535)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  throw new UserFacingError(
    `--listen is “${listen}”.`,
    'Expected an address and a port, such as 127.0.0.1:4310.',
  );
}

function addressesOf(words: readonly string[]): Map<EnvironmentName, string> {
  return new Map(
    words.map((word) => {
      const [, name, address] = /^(\w+)=(https?:\/\/[^\s/?#@]+)\/?$/.exec(word) ?? [];
      if (address !== undefined) return [environmentNamed(name), address] as const;
      throw new UserFacingError(
        `--portal is “${word.replace(/\/\/.*@/, '//…@')}”.`,
        'Expected an environment and the address of its portal: --portal uat=https://…',
      );
    }),
  );
}

const nameOf = (host: string) => (host.includes(':') ? `[${host}]` : host);

const statusPageAt = (place: string, portals: readonly string[] = []) =>
  ['pnpm release status-page', `--listen ${place}`, ...portals.map((portal) => `--portal ${portal}`)].join(
    ' ',
  );

/** `status-page [--listen 127.0.0.1:4310] [--portal uat=https://…]…` */
export async function statusPageCommand({ store, settings, values, say }: CommandContext): Promise<Running> {
  const place = placeOf(values.listen ?? usualPlace);
  const portalOf = knownPortals(settings, addressesOf(values.portal ?? []));
  const server = await statusServer(
    { readStatusPage: statusPageReader({ store, portalOf }), store },
    place,
  ).catch((error: unknown) => {
    if (systemErrorCode(error) === undefined) throw error;
    throw new UserFacingError(
      `The status page cannot listen on ${values.listen ?? usualPlace} (${systemErrorCode(error)}).`,
      `Choose another place: ${statusPageAt(`${nameOf(place.host)}:${otherPort(place.port)}`, values.portal)}`,
      error,
    );
  });
  const [port = place.port] = server
    .addresses()
    .flatMap((one) => (typeof one === 'string' ? [] : [one.port]));
  say(`The status page: http://${nameOf(place.host)}:${port}/\nStop: Ctrl-C`);
  return { close: () => server.close() };
}
