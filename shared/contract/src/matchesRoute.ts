const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A segment of a pattern: `:id` and `{Id}` stand for any one segment, `*` for whatever follows. */
function segmentPattern(segment: string): string {
  if (segment === '*') return '.*';
  return /^:\w+$|^\{\w+\}$/.test(segment) ? '[^/]+' : escaped(segment);
}

/**
 * Whether an address lies on a route of the entitlement map: compared without regard to case, a trailing slash or a
 * query. Nothing lies on a route that is empty or missing.
 */
export function matchesRoute(pattern: string | null | undefined, pathname: string): boolean {
  const [route = ''] = (pattern ?? '').trim().split('?', 1);
  if (route === '') return false;
  const segments = route.replace(/^\/+|\/+$/g, '').split('/');
  const expression = new RegExp(`^/*${segments.map(segmentPattern).join('/')}/*$`, 'i');
  return expression.test(pathname);
}
