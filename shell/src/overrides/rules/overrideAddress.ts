import { OverrideRefused } from './OverrideRefused.ts';

const originParts = /^(?<scheme>https?:)\/\/(?<host>[^:/]+)(?::(?<port>\d+|\*))?$/;

/** Ports that browsers leave out of an address. */
const ownPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };

const portOf = ({ port, protocol }: URL) => port || ownPorts[protocol];

/** Whether an address lies in one of the places, compared part by part after parsing; `*` means any port and nothing else. */
const isInPlace = (url: URL, places: readonly string[]): boolean =>
  places.some((place) => {
    const { scheme = '', host, port = ownPorts[scheme] } = originParts.exec(place)?.groups ?? {};
    return url.protocol === scheme && url.hostname === host && (port === '*' || portOf(url) === port);
  });

/** `release.json` or an entry, when somebody pasted its address instead of the folder's. */
const fileAtEnd = /\/[^/]*\.(?:json|js|html)$/;

interface Allowed {
  environment: string;
  /** The environment's places of overrides. */
  places: readonly string[];
}

/**
 * The folder of a build from what was typed: `localhost:4400`, the folder's address, or that of a file in it.
 * @throws OverrideRefused for what is no plain address, and for one outside of the environment's places
 */
export function overrideAddress(typed: string, { environment, places }: Allowed): string {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) throw new OverrideRefused('noAddress');
  const url = new URL(address);
  const { username, password, search, hash, origin, pathname } = url;
  if (username !== '' || password !== '' || search !== '' || hash !== '')
    throw new OverrideRefused('noAddress');
  if (!isInPlace(url, places)) {
    const allowed = places.join(', ');
    throw new OverrideRefused('notAllowed', {
      origin: origin === 'null' ? text : origin,
      environment,
      allowed,
    });
  }
  return `${origin}${pathname.replace(fileAtEnd, '/').replace(/\/*$/, '/')}`;
}
