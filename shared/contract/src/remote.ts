import type { Language } from './language.ts';

/**
 * Version of the contract between shell and remotes. A remote with another major version, or a higher minor version
 * than the shell's, is refused.
 */
export const CONTRACT_VERSION = '1.0.0';

/** Layouts of the shell: signed out, signed in, and signed in behind the terms and access gates. */
export const routeGroups = ['public', 'signedIn', 'gated'] as const;

export type RouteGroup = (typeof routeGroups)[number];

/** What the shell knows of a route before its screen has loaded. */
export interface RouteHandle {
  /** Message id of the page's title. */
  title: string;
}

/** A text in ICU message syntax, or the same parsed at build time. */
export type Message = string | readonly object[];

/** Messages by id. */
export type Messages = Record<string, Message>;

/**
 * The only export of a remote, as default of its `./remote`. `Route` is React Router's route object, bound in
 * `@portal/router` since this package imports nothing.
 */
export interface RemoteModule<Route = unknown> {
  area: string;
  contract: string;
  routes: Partial<Record<RouteGroup, Route[]>>;
  loadMessages: (language: Language) => Promise<Messages>;
}

/** Whether code built against `built` can run in a shell that offers `offered`. */
export function isContractCompatible(built: string, offered: string = CONTRACT_VERSION): boolean {
  const [builtMajor, builtMinor] = built.split('.').map(Number);
  const [major, minor] = offered.split('.').map(Number);
  if (builtMajor === undefined || builtMinor === undefined || minor === undefined) return false;
  return builtMajor === major && builtMinor <= minor;
}

/** Global name of a remote's release, so that two versions never clash. */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version}`.replace(/\W/g, '_');
}

/** Normalises a path to detect conflicting areas: ignores case, a trailing slash and parameter names. */
export const claimOf = (path: string): string => path.replace(/:\w+/g, ':').replace(/\/+$/, '').toLowerCase();
