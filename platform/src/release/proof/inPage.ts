import type axe from 'axe-core';

/** What a page's scripts see of the proof. Everything here runs in the page. */
interface Watched {
  portalProof: { refusals: string[]; longest: number; reacts: number };
}

/**
 * Runs before the page's own scripts: notes refusals of the content policy, the longest task of the main thread, and how
 * many copies of React's renderer there are. What is at rest fetches nothing ahead.
 */
export function watchPage(): void {
  const proof = { refusals: [] as string[], longest: 0, reacts: 0 };
  Object.assign(globalThis, { portalProof: proof });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    proof.refusals.push(`${effectiveDirective} refuses ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) proof.longest = Math.max(proof.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(globalThis, {
    // As its developer tools: each copy of the renderer introduces itself.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => (proof.reacts += 1),
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
  Object.defineProperty(globalThis, 'requestIdleCallback', { get: () => () => 0, set: () => undefined });
}

export const watched = () => (globalThis as unknown as Watched).portalProof;

/** After what the proof itself does in the page, which is not the page's own work. */
export const forgetTasks = () =>
  // Tasks are announced after they have ended.
  new Promise<void>((resolve) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        (globalThis as unknown as Watched).portalProof.longest = 0;
        resolve();
      }),
    );
  });

/** After what was drawn last. */
export const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Text that is the id of a message, wherever readers or their software meet it. */
export function idsOnScreen({ ids, areas }: { ids: readonly string[]; areas: readonly string[] }): string[] {
  const known = new Set(ids);
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement?.closest('script, style, template') === null) texts.push(node.textContent ?? '');
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`))
      texts.push(element.getAttribute(name) ?? '');
  const isId = (word: string) =>
    known.has(word) ||
    areas.some((area) => word.startsWith(`${area}.`) && /^[\w-]+(?:\.[\w-]+)+$/.test(word));
  return [...new Set(texts.flatMap((text) => text.split(/\s+/)).filter(isId))];
}

/** Serious and critical ones; axe is in the page already. */
export async function seriousViolations(): Promise<string[]> {
  const { axe: checker } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await checker.run(document, { resultTypes: ['violations'], selectors: false });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${help} (axe ${id}: ${nodes[0]?.html.slice(0, 120) ?? ''})`);
}
