import { createTrustedPolicy, trustedTypePolicies, type EarlyFile } from '@portal/contract';

/** A slow API does not hold up the code. */
const longestWaitMs = 600;

/**
 * Adds the shell's scripts in their order once the answers are there, or after a while: on a slow line they would delay
 * the answers. Only files of the order, each checked by its hash.
 */
export function startShell(page: Document, files: readonly EarlyFile[], answers: Promise<unknown>): void {
  if (files.length === 0) return;
  const policy = createTrustedPolicy(trustedTypePolicies.scripts, {
    createScriptURL(address: string) {
      if (files.some(({ href }) => href === address)) return address;
      throw new TypeError(`${address} is none of the shell's scripts.`);
    },
  });
  const begin = () => {
    for (const { href, integrity } of files) {
      const script = page.createElement('script');
      Object.assign(script, {
        src: policy.createScriptURL(href),
        integrity,
        crossOrigin: 'anonymous',
        async: false,
      });
      page.head.append(script);
    }
  };
  const waits = Promise.race([answers, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  void Promise.all([waits, parsed(page)]).then(begin, begin);
}

/** Scripts need the whole page. */
async function parsed(page: Document): Promise<void> {
  if (page.readyState !== 'loading') return;
  await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
