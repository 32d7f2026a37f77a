import type { RemoteModule, RouteHandle } from '@portal/contract';
import type { AreaRoute, ScreenModule } from '@portal/router';
import type { Environment, RemoteRelease } from '@portal/wire';
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
  /** What the page runs now: asked again for everything that is loaded. */
  environment: () => Environment;
  report: ReportFault;
}

/** What the shell does with remotes. A failure is forgotten: anyone who asks again starts from nothing. */
export interface RemoteLoader {
  /** Loads an area; `ahead` is the page that will be asked for next. @throws RemoteError of the pinned version, or RetiredArea */
  load: (name: string, ahead?: PagePlace) => Promise<RemoteModule<AreaRoute>>;
  /** Loads a page of an area. @throws RemoteError of the pinned version, or RetiredArea */
  screen: (name: string, page: PagePlace) => Promise<LoadedScreen>;
  /** Loads a page that may be visited next. A failure is left for the visit. @throws what was met */
  screenAhead: (name: string, page: PagePlace) => Promise<void>;
  /** The version of an area that this page shows, or would. */
  version: (name: string) => string;
}

/** A page, and what its version says of it. */
export interface LoadedScreen extends ScreenModule {
  handle: RouteHandle;
}

/** A page of the version at hand. @throws RemoteError when it has none: what is fallen back on can be older than a page */
function pageOf({ remote, release: { version } }: LoadedArea, name: string, page: PagePlace): AreaRoute {
  const route = routeAt(remote, page);
  if (route !== undefined) return route;
  throw new RemoteError({ remote: name, version, step: 'module', detail: `it has no page ${page.path}` });
}

/** The area, by a version that has the page which will be asked for. */
const areaWith =
  (name: string, page: PagePlace | undefined): AreaTask<RemoteModule<AreaRoute>> =>
  (area) => {
    if (page !== undefined) pageOf(area, name, page);
    return area.remote;
  };

/** The files of one page, as the version at hand has it. */
const screenAt =
  (name: string, page: PagePlace): AreaTask<LoadedScreen> =>
  async (area, budgetMs) => {
    const failure = { remote: name, version: area.release.version, detail: page.path };
    const late = () => new RemoteError({ ...failure, step: 'timeout' });
    const { handle, lazy } = pageOf(area, name, page);
    return { ...(await withinTime(lazy(), late, budgetMs)), handle };
  };

/** What makes a release this one: another folder, or other bytes in it, make another one. */
const identityOf = ({ version, baseUrl, manifest, integrity }: RemoteRelease): string =>
  JSON.stringify([version, baseUrl, manifest.entry, integrity]);

/** Loads remotes by the environment document, and goes on with what works when they fail. [F-05] [F-09] [F-11] */
export function createRemoteLoader({ environment, report, ...options }: LoaderOptions): RemoteLoader {
  const open = createReleaseOpener(options);
  const areas = new Map<string, AreaAttempts>();
  /** By remote, the release that was last asked for. */
  const inUse = new Map<string, AreaAttempts>();

  function areaOf(name: string): AreaAttempts {
    const pinned = environment().remotes[name];
    if (pinned === undefined) {
      const retired = environment().retired?.[name];
      if (retired !== undefined) throw new RetiredArea(retired.area);
      const detail = 'the environment does not list it';
      throw new RemoteError({ remote: name, version: 'none', step: 'entry', detail });
    }
    const key = `${name} ${identityOf(pinned)}`;
    const area = areas.get(key) ?? new AreaAttempts({ name, pinned, open, report });
    areas.set(key, area);
    area.pin(pinned);
    return area;
  }

  function areaToUse(name: string): AreaAttempts {
    const area = areaOf(name);
    if (inUse.get(name) !== area) area.comeBack();
    inUse.set(name, area);
    return area;
  }

  return {
    load: async (name, ahead) => areaToUse(name).work(areaWith(name, ahead), ahead),
    screen: async (name, page) => areaToUse(name).work(screenAt(name, page)),
    screenAhead: async (name, page) => {
      await areaToUse(name).workAhead(screenAt(name, page), page);
    },
    version: (name) => {
      const { remotes, retired } = environment();
      // A page of an area that was retired a moment ago is still on show.
      if (remotes[name] === undefined && retired?.[name] !== undefined)
        return inUse.get(name)?.version ?? retired[name].version;
      return areaOf(name).version;
    },
  };
}
