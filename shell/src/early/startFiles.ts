import { createTrustedPolicy, trustedTypePolicies, type EarlyFile } from '@portal/contract';

/** A slow API does not hold up the code. */
const longestWaitMs = 600;

/** Files of a page, each checked by its hash. */
interface StartedFiles {
  /** Of the first view, in the reader's language: each runs when it comes, and nothing waits for it. */
  first: readonly EarlyFile[];
  /** Of the shell, if this script starts them: its scripts run in their order, its sheets are applied by them. */
  shell: readonly EarlyFile[];
}

interface Elements {
  script: (file: EarlyFile, how: { async: boolean; fetchPriority: string }) => void;
  link: (file: EarlyFile, how: { rel: string; as?: string; media?: string }) => void;
}

function elementsOf(page: Document, files: readonly EarlyFile[]): Elements {
  const policy = createTrustedPolicy(trustedTypePolicies.scripts, {
    createScriptURL(address: string) {
      if (files.some(({ href }) => href === address)) return address;
      throw new TypeError(`${address} is none of the page's scripts.`);
    },
  });
  const add = (element: HTMLElement, properties: object) => {
    page.head.append(Object.assign(element, { crossOrigin: 'anonymous', ...properties }));
  };
  return {
    script: ({ href, integrity }, how) =>
      add(page.createElement('script'), { src: policy.createScriptURL(href), integrity, ...how }),
    link: ({ href, integrity }, how) => add(page.createElement('link'), { href, integrity, ...how }),
  };
}

/**
 * Adds the first view's scripts at once, and the shell's files once the answers are there, or after a while: on a slow
 * line they would delay the answers.
 */
export function startFiles(page: Document, { first, shell }: StartedFiles, answers: Promise<unknown>): void {
  if (first.length === 0 && shell.length === 0) return;
  const { script, link } = elementsOf(page, [...first, ...shell]);
  for (const file of first) script(file, { async: true, fetchPriority: 'high' });
  const begin = () => {
    for (const file of shell) {
      if (file.as === 'style') link(file, { rel: 'stylesheet', media: 'print' });
      else {
        // Is loaded when the file has come, unlike the script, which has run by then: what follows need not wait.
        link(file, { rel: 'preload', as: 'script' });
        script(file, { async: false, fetchPriority: 'auto' });
      }
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
