import type { RemoteModule, RouteHandle } from '@portal/contract';
import type { AreaRoute, ScreenModule } from '@portal/router';
import { isWholeRelease, type PageEnvironment, type RemoteRelease } from '@portal/wire';
import { AreaAttempts, type AreaTask } from './AreaAttempts.ts';
import {
  createReleaseOpener,
  routeAt,
  type LoadedArea,
  type OpenerOptions,
  type PagePlace,
} from './attempts/openRelease.ts';
import { RemoteError } from './RemoteError.ts';
import { RetiredArea } from './RetiredArea.ts';
import type { ReportFault } from '../reports/reportFault.ts';
import { withinTime } from './attempts/withinTime.ts';

interface LoaderOptions extends OpenerOptions {
  /** The environment in use, read again for every load. */
  environment: () => PageEnvironment;
  report: ReportFault;
  /** Makes the environment name the files of an area that it only lists. @throws if it cannot */
  complete: (name: string, need: 'ahead' | 'visit') => Promise<void>;
  /** Takes each release whose screen is shown, as `mfe-auth@1.2.0`. */
  onShown?: (release: string) => void;
  /** At which the tab's last page froze. */
  frozen?: string | undefined;
}

/** Failures are not kept: the next call starts from scratch. */
export interface RemoteLoader {
  /** `ahead` is the page to be loaded next. @throws RemoteError of the pinned version, or RetiredArea */
  load: (name: string, ahead?: PagePlace) => Promise<RemoteModule<AreaRoute>>;
  /** @throws RemoteError of the pinned version, or RetiredArea */
  screen: (name: string, page: PagePlace) => Promise<LoadedScreen>;
  /** Leaves failures to the visit. @throws whatever it met */
  screenAhead: (name: string, page: PagePlace) => Promise<LoadedScreen>;
  /** Whether a screen that broke is worth another try. */
  mayShowAgain: (name: string) => boolean;
  /** After which it is worth one. */
  screenBroke: (name: string, error: unknown) => void;
  /** Leaves the version in use, if the fault is of this one, for the last good one. Returns false without one. */
  leaveFor: (name: string, fault: RemoteError) => boolean;
  /** Until the last good one is shown. */
  isLeaving: (name: string) => boolean;
  /** The version that this page shows, or would show. */
  version: (name: string) => string;
}

export interface LoadedScreen extends ScreenModule {
  handle: RouteHandle;
  /** As `mfe-auth@1.2.0`. */
  release: string;
}

/** @throws RemoteError if the version lacks the page, as an older last good version may */
function pageOf({ remote, release: { version } }: LoadedArea, name: string, page: PagePlace): AreaRoute {
  const route = routeAt(remote, page);
  if (route !== undefined) return route;
  throw new RemoteError({ remote: name, version, step: 'module', detail: `it has no page ${page.path}` });
}

const areaWith =
  (name: string, page: PagePlace | undefined): AreaTask<RemoteModule<AreaRoute>> =>
  (area) => {
    if (page !== undefined) pageOf(area, name, page);
    return area.remote;
  };

const screenAt =
  (name: string, page: PagePlace): AreaTask<LoadedScreen> =>
  async (area, budgetMs) => {
    const { version } = area.release;
    const failure = { remote: name, version, detail: page.path };
    const late = () => new RemoteError({ ...failure, step: 'timeout' });
    const { handle, lazy } = pageOf(area, name, page);
    return { ...(await withinTime(lazy(), late, budgetMs)), handle, release: `${name}@${version}` };
  };

/** Another folder or other contents make a different release. */
const identityOf = ({ version, baseUrl, manifest, integrity }: RemoteRelease): string =>
  JSON.stringify([version, baseUrl, manifest.entry, integrity]);

/** Areas whose files the page does not know yet. */
function listedAreas({ environment, report, complete }: LoaderOptions) {
  const listed = (name: string) => {
    const release = environment().remotes[name];
    return release === undefined || isWholeRelease(release) ? undefined : release;
  };

  /** @throws RemoteError */
  async function known(name: string, need: 'ahead' | 'visit'): Promise<void> {
    const release = listed(name);
    if (release === undefined) return;
    try {
      await complete(name, need);
    } catch (cause) {
      const { version } = release;
      const error = new RemoteError({ remote: name, version, step: 'environment', cause });
      if (need === 'visit')
        report({ remote: `${name}@${version}`, step: error.step, outcome: 'failed', error });
      throw error;
    }
  }

  return { listed, known };
}

/** Falls back to what works. [F-05] [F-09] [F-11] */
export function createRemoteLoader(given: LoaderOptions): RemoteLoader {
  const { environment, report, onShown, frozen, ...options } = given;
  const { listed, known } = listedAreas(given);
  const open = createReleaseOpener(options);
  const areas = new Map<string, AreaAttempts>();
  /** The last requested release of each remote. */
  const inUse = new Map<string, AreaAttempts>();

  function areaOf(name: string): AreaAttempts {
    const pinned = environment().remotes[name];
    if (pinned === undefined || !isWholeRelease(pinned)) {
      const retired = environment().retired?.[name];
      if (retired !== undefined) throw new RetiredArea(retired.area);
      const detail = 'the environment does not list it';
      throw new RemoteError({ remote: name, version: 'none', step: 'entry', detail });
    }
    const key = `${name} ${identityOf(pinned)}`;
    const earlier = areas.get(key);
    const area = earlier ?? new AreaAttempts({ name, pinned, open, report });
    areas.set(key, area);
    if (earlier === undefined && frozen !== undefined) area.froze(frozen);
    area.pin(pinned);
    return area;
  }

  async function areaToUse(name: string, need: 'ahead' | 'visit' = 'visit'): Promise<AreaAttempts> {
    await known(name, need);
    const area = areaOf(name);
    if (inUse.get(name) !== area) area.comeBack();
    inUse.set(name, area);
    return area;
  }

  return {
    load: async (name, ahead) => (await areaToUse(name)).work(areaWith(name, ahead), ahead),
    screen: async (name, page) => {
      const screen = await (await areaToUse(name)).work(screenAt(name, page));
      onShown?.(screen.release);
      return screen;
    },
    screenAhead: async (name, page) => (await areaToUse(name, 'ahead')).workAhead(screenAt(name, page), page),
    mayShowAgain: (name) => inUse.get(name)?.mayShowAgain ?? false,
    screenBroke: (name, error) => inUse.get(name)?.broke(error),
    leaveFor: (name, fault) => inUse.get(name)?.leaveFor(fault) ?? false,
    isLeaving: (name) => inUse.get(name)?.isLeaving ?? false,
    version: (name) => {
      // What is open may be of a version that has just been replaced, or of an area that has just been retired.
      const shown = inUse.get(name);
      if (shown !== undefined) return shown.version;
      const { remotes, retired } = environment();
      if (remotes[name] === undefined && retired?.[name] !== undefined) return retired[name].version;
      return listed(name)?.version ?? areaOf(name).version;
    },
  };
}
