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

/** Local address of an API on another host than the portal. */
export const ownApi = '/api';

export const isElsewhere = (apiBase: string): boolean => /^https?:/.test(apiBase);

/** The API address for local pages. */
export const apiHere = ({ apiBase }: Pick<Environment, 'apiBase'>): string =>
  isElsewhere(apiBase) ? ownApi : apiBase;

/** Puts the local remotes into the deployed portal's environment document. */
export function environmentWithLocal(text: string, remotes: readonly LocalRemote[]): string {
  const said = saidOf(text);
  if ('problem' in said) return text;
  return withReplaced(text, { remotes: localRemotes(remotes), apiBase: apiHere(said.environment) });
}

/**
 * Puts the local remotes into a page of the deployed portal. Pages without an environment, such as notices, stay as
 * they are.
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
