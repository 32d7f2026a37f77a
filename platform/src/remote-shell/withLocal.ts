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

/** Stands for an API on another host. */
export const ownApi = '/api';

export const isElsewhere = (apiBase: string): boolean => /^https?:/.test(apiBase);

export const apiHere = ({ apiBase }: Pick<Environment, 'apiBase'>): string =>
  isElsewhere(apiBase) ? ownApi : apiBase;

export function environmentWithLocal(text: string, remotes: readonly LocalRemote[]): string {
  const said = saidOf(text);
  if ('problem' in said) return text;
  return withReplaced(text, { remotes: localRemotes(remotes), apiBase: apiHere(said.environment) });
}

/** Pages without an environment, such as notices, stay as they are. */
export function pageWithLocal(page: string, remotes: readonly LocalRemote[]): string {
  const said = pageEnvironment(page);
  if (said === undefined || 'problem' in said) return page;
  const local = Object.keys(localRemotes(remotes));
  const replaced = local.flatMap((name) => said.environment.remotes[name]?.baseUrl ?? []);
  return withEnvironment(withoutPreloads(page, replaced), (text) =>
    environmentWithLocal(text, remotes),
  ).replace('</head>', () => `  ${reloadElement}\n  </head>`);
}
