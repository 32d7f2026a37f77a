const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A segment of a pattern: `:id` and `{Id}` stand for any one segment, `*` for whatever follows. */
function segmentPattern(segment: string): string {
  if (segment === '*') return '.*';
  return /^:\w+$|^\{\w+\}$/.test(segment) ? '[^/]+' : escaped(segment);
}

function patternOf(route: string): RegExp {
  const segments = route.replace(/^\/+|\/+$/g, '').split('/');
  return new RegExp(`^/*${segments.map(segmentPattern).join('/')}/*$`, 'i');
}

/** The same few routes are asked for with every link. */
const known = new Map<string, RegExp>();
const mostKnown = 1000;

/**
 * Whether an address lies on a route of the entitlement map: compared without regard to case, a trailing slash or a
 * query. Nothing lies on a route that is empty or missing.
 */
export function matchesRoute(pattern: string | null | undefined, pathname: string): boolean {
  const [route = ''] = (pattern ?? '').trim().split('?', 1);
  if (route === '') return false;
  const expression = known.get(route) ?? patternOf(route);
  if (known.size < mostKnown) known.set(route, expression);
  return expression.test(pathname);
}
