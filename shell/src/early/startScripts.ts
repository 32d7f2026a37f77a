import { createTrustedPolicy, trustedTypePolicies, type EarlyFile } from '@portal/contract';

/** A slow API does not hold up the code. */
const longestWaitMs = 600;

/** Scripts of a page, each checked by its hash. */
interface StartedScripts {
  /** Of the first view, in the reader's language: each runs when it comes, and nothing waits for it. */
  first: readonly EarlyFile[];
  /** Of the shell, if this script starts them: they run in their order. */
  shell: readonly EarlyFile[];
}

/**
 * Adds the first view's scripts at once, and the shell's once the answers are there, or after a while: on a slow line
 * they would delay the answers.
 */
export function startScripts(
  page: Document,
  { first, shell }: StartedScripts,
  answers: Promise<unknown>,
): void {
  const files = [...first, ...shell];
  if (files.length === 0) return;
  const policy = createTrustedPolicy(trustedTypePolicies.scripts, {
    createScriptURL(address: string) {
      if (files.some(({ href }) => href === address)) return address;
      throw new TypeError(`${address} is none of the page's scripts.`);
    },
  });
  const add = ({ href, integrity }: EarlyFile, how: { async: boolean; fetchPriority: string }) => {
    const script = page.createElement('script');
    const src = policy.createScriptURL(href);
    Object.assign(script, { src, integrity, crossOrigin: 'anonymous', ...how });
    page.head.append(script);
  };
  for (const file of first) add(file, { async: true, fetchPriority: 'high' });
  const begin = () => shell.forEach((file) => add(file, { async: false, fetchPriority: 'auto' }));
  const waits = Promise.race([answers, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  void Promise.all([waits, parsed(page)]).then(begin, begin);
}

/** Scripts need the whole page. */
async function parsed(page: Document): Promise<void> {
  if (page.readyState !== 'loading') return;
  await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
