/** Per segment; higher is better. */
const fits = { splat: 0, parameter: 1, literal: 2 } as const;

type Fit = (typeof fits)[keyof typeof fits];

/** Chooses as React Router does: literal segments before parameters before `*`. */
export function bestPattern(patterns: readonly string[], pathname: string): string | undefined {
  const segments = segmentsOf(pathname);
  let best: { pattern: string; fit: Fit[] } | undefined;
  for (const pattern of patterns) {
    const fit = fitOf(segmentsOf(pattern), segments);
    if (fit && (!best || isBetter(fit, best.fit))) best = { pattern, fit };
  }
  return best?.pattern;
}

function fitOf(pattern: readonly string[], segments: readonly string[]): Fit[] | undefined {
  const fit: Fit[] = [];
  for (const [index, part] of pattern.entries()) {
    if (part === '*') return [...fit, fits.splat];
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if (part.startsWith(':')) fit.push(fits.parameter);
    else if (part.toLowerCase() === segment.toLowerCase()) fit.push(fits.literal);
    else return undefined;
  }
  return pattern.length === segments.length ? fit : undefined;
}

function isBetter(fit: readonly Fit[], than: readonly Fit[]): boolean {
  for (const [index, one] of fit.entries()) {
    const other = than[index];
    if (other === undefined || one > other) return true;
    if (one < other) return false;
  }
  return false;
}

/** As the router sees them: decoded, without empty ends. Undecodable segments stay as they are. */
function segmentsOf(path: string): string[] {
  const inner = path.replace(/^\/|\/+$/g, '');
  return inner === '' ? [] : inner.split('/').map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
