import type { AccessKey } from './entitlements.ts';
import type { Language } from './language.ts';

/**
 * What shell and remotes promise each other, as a semantic version. A remote built against another major
 * version is refused; a higher minor version than the shell's too.
 */
export const CONTRACT_VERSION = '1.0.0';

/** The shell's three layouts: signed out, signed in, and signed in behind the terms and access gates. */
export const routeGroups = ['public', 'signedIn', 'gated'] as const;

export type RouteGroup = (typeof routeGroups)[number];

/** What the shell reads of a route before its screen is there. */
export interface RouteHandle {
  /** Message id of the page's title. */
  title: string;
  /** The tab that grants the page; several: any of them; none: every signed-in client. */
  portalTab?: AccessKey | undefined;
}

/** A text in ICU's message syntax, or the same as a build has read it. */
export type Message = string | readonly object[];

/** Messages by id. */
export type Messages = Record<string, Message>;

/**
 * The one thing a remote exposes, as the default export of its `./remote`.
 * `Route` is React Router's route object (bound in `@portal/router`, since this package imports nothing).
 */
export interface RemoteModule<Route = unknown> {
  area: string;
  contract: string;
  routes: Partial<Record<RouteGroup, Route[]>>;
  loadMessages: (language: Language) => Promise<Messages>;
}

/** Route patterns of an area by layout, as written in the remote's package.json. */
export type AreaPaths = Record<RouteGroup, string[]>;

/** Whether code built against `built` can run in a shell that offers `offered`. */
export function isContractCompatible(built: string, offered: string = CONTRACT_VERSION): boolean {
  const [builtMajor, builtMinor] = built.split('.').map(Number);
  const [major, minor] = offered.split('.').map(Number);
  if (builtMajor === undefined || builtMinor === undefined || minor === undefined) return false;
  return builtMajor === major && builtMinor <= minor;
}

/** The name under which a release of a remote registers itself in the page: two versions never meet. */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version}`.replace(/\W/g, '_');
}

/** What two areas must not both claim: neither case, nor a slash at the end, nor a parameter's name tells paths apart. */
export const claimOf = (path: string): string => path.replace(/:\w+/g, ':').replace(/\/+$/, '').toLowerCase();
