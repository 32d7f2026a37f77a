import type { Environment } from '@portal/wire';
import { localRemotes, type LocalRemote } from '../local-builds/localRemote.ts';
import {
  pageEnvironment,
  saidOf,
  withEnvironment,
  withoutPreloads,
  withReplaced,
} from './pageEnvironment.ts';
import { reloadElement } from './reloadRoutes.ts';

/** Where pages on this machine ask for an API that is at another host than the portal. */
export const ownApi = '/api';

/** Whether an API is at another host than the portal. */
export const isElsewhere = (apiBase: string): boolean => /^https?:/.test(apiBase);

/** Where pages on this machine ask for the API. */
export const apiHere = ({ apiBase }: Pick<Environment, 'apiBase'>): string =>
  isElsewhere(apiBase) ? ownApi : apiBase;

/** The environment document of the deployed portal, with local remotes instead of its own. */
export function environmentWithLocal(text: string, remotes: readonly LocalRemote[]): string {
  const said = saidOf(text);
  if ('problem' in said) return text;
  return withReplaced(text, { remotes: localRemotes(remotes), apiBase: apiHere(said.environment) });
}

/**
 * A page of the deployed portal, with local remotes instead of its own. What carries no environment, such as a notice
 * or a document, stays as it is.
 */
export function pageWithLocal(page: string, remotes: readonly LocalRemote[]): string {
  const said = pageEnvironment(page);
  if (said === undefined || 'problem' in said) return page;
  const local = Object.keys(localRemotes(remotes));
  const replaced = local.flatMap((name) => said.environment.remotes[name]?.baseUrl ?? []);
  return withEnvironment(withoutPreloads(page, replaced), (text) =>
    environmentWithLocal(text, remotes),
  ).replace('</head>', () => `  ${reloadElement}\n  </head>`);
}
