/** As named by `defineShell`. */
export const shellBuild = 'portal-shell';

const attempts = new Map<string, number>();

/**
 * Call before loading a build's files. From the second call on, files get new addresses, since browsers cache failures,
 * and pending scripts are removed, since builds would wait for them. The build's RetryPlugin reads `__portalRetry`.
 */
export function retryUrl(build: string): { query: string } {
  const times = attempts.get(build) ?? (build === shellBuild ? 1 : 0);
  attempts.set(build, times + 1);
  const query = times === 0 ? '' : `?r=${times}`;
  const page = globalThis as { __portalRetry?: Record<string, string> };
  page.__portalRetry = { ...page.__portalRetry, [build]: query };
  for (const script of document.querySelectorAll(`script[data-webpack^="${build}:"]`)) script.remove();
  return { query };
}
