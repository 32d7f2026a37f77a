import { matchesRoute } from '@portal/contract';
import { createElement } from '../drawing/react.ts';
import type { Drawn, DrawnElement, Props } from '../drawing/element.ts';
import { visit } from '../visit.ts';

const isPassedOn = (name: string) => /^(?:aria|data)-|^(?:className|lang|title|tabIndex)$/.test(name);

/** An ordinary link, marked as React Router marks its own. */
export function Link({ to, children, ...props }: Props): DrawnElement {
  const passed = Object.entries(props).filter(([name]) => isPassedOn(name));
  const named = { ...Object.fromEntries(passed), href: to, 'data-discover': 'true' };
  return createElement('a', named, children as Drawn);
}

/** Where the visit began; without the language, which the portal takes out of the address. */
export function useLocation() {
  const { pathname, search } = visit();
  return { pathname, search, hash: '', state: null, key: 'default' };
}

export const useParams = () => visit().params;

const nothing = () => undefined;

export const usePageName = nothing;

export const matchPath = (pattern: string, pathname: string) =>
  matchesRoute(pattern, pathname) ? { pathname } : null;
export const Navigate = () => null;
export const useNavigate = () => nothing;
export const useLiveRouter = () => ({ state: nothing, subscribe: () => nothing });
export const NavigationType = { Pop: 'POP' };
export const useGoBack = () => nothing;
