import { languageStore } from '@portal/i18n';
import { hasUnsaved } from '@portal/router';
import type { PageEnvironment } from '@portal/wire';
import { ownerOfPath } from '../remotes/areaOfPath.ts';
import { RemoteError } from '../remotes/RemoteError.ts';
import type { RemoteLoader } from '../remotes/remoteLoader.ts';
import type { ReportFault } from './reportFault.ts';
import type { PortalRouter } from '../router/createPortalRouter.tsx';

interface Page {
  environment: () => PageEnvironment;
  loader: Pick<RemoteLoader, 'isLeaving' | 'leaveFor' | 'version'>;
  report: ReportFault;
  router: () => Pick<PortalRouter, 'state' | 'navigate'>;
}

/** `team-coverage` names its messages `teamCoverage.…`. */
const messagePart = (area: string) => area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Undefined for those of the shell. */
function remoteOf(id: string, { remotes }: PageEnvironment): string | undefined {
  const [part = ''] = id.split('.', 1);
  return Object.entries(remotes).find(([, { area }]) => [area, messagePart(area)].includes(part))?.[0];
}

/** That of the screen, if it is one of the message's area. */
function versionOf(name: string | undefined, screen: string | undefined, page: Page): string {
  if (name === undefined) return page.environment().shell.version;
  const [remote, version] = screen?.split('@') ?? [];
  return remote === name && version !== undefined ? version : page.loader.version(name);
}

/**
 * Shows the page again, if it is one of this remote. Returns false where something unsaved would be lost, and for a page
 * that the reader is leaving: the next one loads the last good version anyway.
 */
function showAgain(remote: string, { environment, router }: Page): boolean {
  const { navigation, location: place } = router().state;
  if (navigation.state !== 'idle' || hasUnsaved()) return false;
  if (ownerOfPath(environment(), place.pathname)?.remote !== remote) return false;
  const state = place.state as unknown;
  void router().navigate(place, { replace: true, state, preventScrollReset: true });
  return true;
}

/** Whether the pinned version's own screen lacks it: a toast, or a screen that still stands, may be of the version before. */
const isOfPinned = (name: string, screen: string | undefined, { remotes }: PageEnvironment): boolean =>
  screen !== undefined && screen === `${name}@${remotes[name]?.version}`;

/**
 * A version whose screen lacks a message shows its id instead: it is left for the last good one, and reported. What is
 * unsaved on the page stays until the next one. [F-23]
 */
export function createMissingMessages(page: Page): (id: string, screen?: string) => void {
  const { environment, loader, report } = page;
  const known = new Set<string>();
  return (id, screen) => {
    const name = remoteOf(id, environment());
    const version = versionOf(name, screen, page);
    const { language } = languageStore.getState();
    const key = [version, screen, language, id].join(' ');
    // A version that is being left may still be shown.
    if (known.has(key) || (name !== undefined && loader.isLeaving(name))) return;
    known.add(key);
    const detail = `there is no message ${id} in ${language}`;
    const error = new RemoteError({ remote: name ?? 'shell', version, step: 'messages', detail });
    const leaves =
      name !== undefined && isOfPinned(name, screen, environment()) && loader.leaveFor(name, error);
    if (leaves && showAgain(name, page)) return;
    const remote = name === undefined ? 'shell' : `${name}@${version}`;
    report({ remote, step: 'messages', outcome: 'failed', error });
  };
}
