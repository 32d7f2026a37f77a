import type { PageEnvironment } from '@portal/wire';
import { overrideOrigins } from '@portal/wire';
import { ownerOfPath } from '../remotes/areaOfPath.ts';
import { RemoteError } from '../remotes/RemoteError.ts';
import type { Fault } from '../reports/reportFault.ts';
import type { ActiveOverride } from './readOverride.ts';
import { OverrideRefused } from './rules/OverrideRefused.ts';
import { overrideAddress } from './rules/overrideAddress.ts';
import { keepStored, readStored, type FailedOverride } from './storedOverrides.ts';

export interface OverridesState {
  active: readonly ActiveOverride[];
  failed: readonly FailedOverride[];
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

interface Surroundings {
  /** As released. */
  environment: () => PageEnvironment;
  place: () => Place;
  open?: (place: Place) => void;
}

/** The page's overrides and the handling of their faults. [F-12] */
export class PageOverrides {
  private readonly listeners = new Set<() => void>();
  private surroundings: Surroundings | undefined;

  constructor(private state: OverridesState) {}

  readonly current = (): OverridesState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Call once pages can be shown. */
  placeIn(surroundings: Surroundings): void {
    this.surroundings = surroundings;
  }

  /** Leaves out overrides at places the environment does not allow. */
  readonly applyTo = (environment: PageEnvironment): PageEnvironment => {
    const remotes = { ...environment.remotes };
    for (const { remote, release } of this.state.active)
      if (isAllowed(release.baseUrl, environment)) remotes[remote] = release;
    return { ...environment, remotes };
  };

  /** The folder that replaces a remote's release. */
  readonly addressOf = (remote: string): string | undefined =>
    this.state.active.find((one) => one.remote === remote)?.release.baseUrl;

  /** The same origin as in error reports. [F-16] */
  readonly originOf = (remote: string): string | undefined => {
    const address = this.addressOf(remote);
    return address === undefined ? undefined : new URL(address).origin;
  };

  /**
   * Resets an override that cannot be loaded. Its parts stay in memory, so a page of its area is reloaded once, as
   * released. A screen that breaks while shown stays, for the developer to see.
   */
  onFault({ remote: release, outcome, step, file, error }: Fault): void {
    const remote = release.slice(0, release.lastIndexOf('@'));
    const address = this.addressOf(remote);
    if (address === undefined || outcome !== 'failed' || step === 'render') return;
    const detail = [file, error instanceof RemoteError ? error.message : step].filter(Boolean).join(' – ');
    this.fail(remote, address, new OverrideRefused('broke', { detail }));
    if (this.surroundings === undefined) return;
    const { place, open = openFresh, environment } = this.surroundings;
    if (ownerOfPath(this.applyTo(environment()), place().pathname)?.remote === remote) open(place());
  }

  dismissFailed(): void {
    keepStored({ ...readStored(), failed: [] });
    this.change({ ...this.state, failed: [] });
  }

  private fail(remote: string, address: string, { problem }: OverrideRefused): void {
    const others = this.state.failed.filter((one) => one.remote !== remote);
    const failed = [...others, { remote, address, problem }];
    const builds = Object.entries(readStored().builds).filter(([name]) => name !== remote);
    keepStored({ builds: Object.fromEntries(builds), failed });
    this.change({ ...this.state, failed });
  }

  private change(state: OverridesState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}

function openFresh({ pathname, search, hash }: Place): void {
  if (pathname === location.pathname && search === location.search) location.reload();
  else location.assign(pathname + search + hash);
}

function isAllowed(address: string, environment: PageEnvironment): boolean {
  const places = overrideOrigins(environment);
  try {
    return overrideAddress(address, { environment: environment.environment, places }) === address;
  } catch (error) {
    if (error instanceof OverrideRefused) return false;
    throw error;
  }
}
