import { OverrideRefused } from './OverrideRefused.ts';

const originParts = /^(?<scheme>https?:)\/\/(?<host>[^:/]+)(?::(?<port>\d+|\*))?$/;

/** Browsers leave these out of an address. */
const ownPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };

const portOf = ({ port, protocol }: URL) => port || ownPorts[protocol];

/** Compares scheme, host and port after parsing; `*` stands for any port, nothing else. */
const isInPlace = (url: URL, places: readonly string[]): boolean =>
  places.some((place) => {
    const { scheme = '', host, port = ownPorts[scheme] } = originParts.exec(place)?.groups ?? {};
    return url.protocol === scheme && url.hostname === host && (port === '*' || portOf(url) === port);
  });

/** If the address of `release.json` or an entry was pasted. */
const fileAtEnd = /\/[^/]*\.(?:json|js|html)$/;

interface Allowed {
  environment: string;
  /** Where the environment allows overrides. */
  places: readonly string[];
}

/**
 * Returns a build's folder for `localhost:4400`, the folder's address, or that of a file in it.
 * @throws OverrideRefused unless it is a plain address within the environment's places
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
