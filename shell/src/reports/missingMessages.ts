import { languageStore } from '@portal/i18n';
import { hasUnsaved } from '@portal/router';
import type { Environment } from '@portal/wire';
import { ownerOfPath } from '../remotes/areaOfPath.ts';
import { RemoteError } from '../remotes/RemoteError.ts';
import type { RemoteLoader } from '../remotes/remoteLoader.ts';
import type { ReportFault } from './reportFault.ts';
import type { PortalRouter } from '../router/createPortalRouter.tsx';
import { placeIn } from '../router/placeIn.ts';

interface Page {
  environment: () => Environment;
  loader: Pick<RemoteLoader, 'isLeaving' | 'leaveFor' | 'version'>;
  report: ReportFault;
  router: () => Pick<PortalRouter, 'state' | 'navigate'>;
}

/** `team-coverage` names its messages `teamCoverage.…`. */
const messagePart = (area: string) => area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Undefined for those of the shell. */
function remoteOf(id: string, { remotes }: Environment): string | undefined {
  const [part = ''] = id.split('.', 1);
  return Object.entries(remotes).find(([, { area }]) => [area, messagePart(area)].includes(part))?.[0];
}

/** Shows the page again, if it is one of this remote. Returns false where something unsaved would be lost. */
function showAgain(remote: string, { environment, router }: Page): boolean {
  const place = placeIn(router());
  if (hasUnsaved() || ownerOfPath(environment(), place.pathname)?.remote !== remote) return false;
  const state = place.state as unknown;
  void router().navigate(place, { replace: true, state, preventScrollReset: true });
  return true;
}

/**
 * A version that lacks a message shows its id instead: it is left for the last good one, and reported. What is unsaved on
 * the page stays until the next one. [F-23]
 */
export function createMissingMessages(page: Page): (id: string) => void {
  const { environment, loader, report } = page;
  const known = new Set<string>();
  return (id) => {
    const name = remoteOf(id, environment());
    const { language } = languageStore.getState();
    const key = [name, language, id].join(' ');
    // A version that is being left may still be shown.
    if (known.has(key) || (name !== undefined && loader.isLeaving(name))) return;
    known.add(key);
    const version = name === undefined ? environment().shell.version : loader.version(name);
    const detail = `there is no message ${id} in ${language}`;
    const error = new RemoteError({ remote: name ?? 'shell', version, step: 'messages', detail });
    if (name !== undefined && loader.leaveFor(name, error) && showAgain(name, page)) return;
    const remote = name === undefined ? 'shell' : `${name}@${version}`;
    report({ remote, step: 'messages', outcome: 'failed', error });
  };
}
