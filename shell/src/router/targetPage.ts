import type { PageEnvironment } from '@portal/wire';
import { matchPath } from 'react-router-dom';
import type { TargetPage } from '../gates/gateLoaders.ts';
import { ownerOfPath } from '../remotes/areaOfPath.ts';

const pathParams = (params: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(params).filter(([key]) => key !== '*'));

/** By the area's record: nothing of the area needs to be loaded. */
export function targetPage(environment: PageEnvironment, { pathname }: URL): TargetPage {
  const page = ownerOfPath(environment, pathname);
  if (page === undefined) return { access: undefined, params: {} };
  return { access: page.access, params: pathParams(matchPath(page.path, pathname)?.params ?? {}) };
}
