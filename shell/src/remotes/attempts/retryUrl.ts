/** The name of the shell's own build, as `defineShell` gives it. */
export const shellBuild = 'portal-shell';

const asked = new Map<string, number>();

/**
 * To be called before a release's files are asked for, by the name of its build. From the second time on, every file
 * gets another address, since browsers keep what failed; and scripts still under way are forgotten, since builds would
 * wait for them instead of asking again. (RetryPlugin of the build reads `__portalRetry`.)
 */
export function retryUrl(build: string): { query: string; isFirst: boolean } {
  const times = asked.get(build) ?? (build === shellBuild ? 1 : 0);
  asked.set(build, times + 1);
  const query = times === 0 ? '' : `?r=${times}`;
  const page = globalThis as { __portalRetry?: Record<string, string> };
  page.__portalRetry = { ...page.__portalRetry, [build]: query };
  for (const script of document.querySelectorAll(`script[data-webpack^="${build}:"]`)) script.remove();
  return { query, isFirst: times === 0 };
}
