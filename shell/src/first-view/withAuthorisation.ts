import { byOwnTabNames, callKey, type Entitlements, type FirstView } from '@portal/contract';
import { calls } from '@portal/wire';
import { tabToAuthorise } from '../gates/pageAccess.ts';
import { decoded } from '../early/decoded.ts';
import { isEntitlementMap } from './isDrawable.ts';

/** As the router reads them from the address. */
export function paramsOf({ route = '' }: FirstView): Record<string, string> {
  const segments = location.pathname.split('/');
  const named = [...route.split('/').entries()].filter(([, name]) => name.startsWith(':'));
  return Object.fromEntries(named.map(([place, name]) => [name.slice(1), decoded(segments[place] ?? '')]));
}

/**
 * The answers of a page, with its authorisation before any that was asked for early: the first granted tab is asked for, as
 * by the gates, as soon as the map of tabs is there. The portal's own gate then takes this answer. [G-05] [K-03]
 */
export async function withAuthorisation(view: FirstView): Promise<ReadonlyMap<string, unknown>> {
  const { access, tabNames, answers, answerTo } = view;
  const map = await answerTo(calls.entitlementsAll.path);
  if (!isEntitlementMap(map)) return answers;
  const entitlements = byOwnTabNames(map as Entitlements, tabNames);
  const tab = tabToAuthorise(entitlements, { pathname: location.pathname, access });
  if (tab === undefined) return answers;
  const query = { ...paramsOf(view), portal_tab_name: tabNames?.[tab] ?? tab };
  const key = callKey(calls.authorisation.path, query);
  const authorisation = await answerTo(key);
  return new Map([[key, authorisation], ...(await answers)]);
}
