import { pages, type ShellLink } from '@portal/contract';

/**
 * Pages without which links of the shell do not work, recorded by the build for `pnpm release retire`. Runs in Node:
 * import no browser code.
 */
export const shellLinks: readonly ShellLink[] = [
  { path: pages.login.path, from: 'the way of every visitor who is signed out' },
  { path: pages.home.path, from: 'the logo' },
  { path: pages.preferredLanguage.path, from: 'the way of every client who has not accepted the terms' },
  { path: pages.allResearch.path, from: 'the search of the header' },
];
