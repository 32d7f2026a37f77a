const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `:id` and `{Id}` match any one segment, `*` the rest of the path. */
function segmentPattern(segment: string): string {
  if (segment === '*') return '.*';
  return /^:\w+$|^\{\w+\}$/.test(segment) ? '[^/]+' : escaped(segment);
}

function patternOf(route: string): RegExp {
  const segments = route.replace(/^\/+|\/+$/g, '').split('/');
  return new RegExp(`^/*${segments.map(segmentPattern).join('/')}/*$`, 'i');
}

/** Every link checks the same few routes. */
const known = new Map<string, RegExp>();
const mostKnown = 1000;

/**
 * Whether an address matches a route of the entitlement map, ignoring case, a trailing slash and the route's query. An
 * empty route matches nothing.
 */
export function matchesRoute(pattern: string | null | undefined, pathname: string): boolean {
  const [route = ''] = (pattern ?? '').trim().split('?', 1);
  if (route === '') return false;
  const expression = known.get(route) ?? patternOf(route);
  if (known.size < mostKnown) known.set(route, expression);
  return expression.test(pathname);
}
