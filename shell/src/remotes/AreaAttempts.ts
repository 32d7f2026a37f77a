import type { RemoteRelease } from '@portal/wire';
import { asRemoteError } from './attempts/asRemoteError.ts';
import { firstAttempt, nextAttempt, type Attempt } from './attempts/nextAttempt.ts';
import type { LoadedArea, Opening, PagePlace } from './attempts/openRelease.ts';
import type { RemoteError } from './RemoteError.ts';
import type { ReportFault } from '../reports/reportFault.ts';

interface AreaOptions {
  name: string;
  pinned: RemoteRelease;
  open: (opening: Opening) => Promise<LoadedArea>;
  report: ReportFault;
}

/** Does something with a loaded area that may need more of its files, within `budgetMs`. */
export type AreaTask<T> = (area: LoadedArea, budgetMs: number) => T | Promise<T>;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * An area in this page: the attempt it is at, and what came of it. All who use it share an attempt; the first whose task
 * fails moves on to the next one. When nothing is left, all is forgotten, so that a Retry starts from nothing.
 */
export class AreaAttempts {
  private attempt: Attempt;
  private opening: Promise<LoadedArea> | undefined;
  /** How often everything there is had been tried. */
  private round = 0;

  private pinned: RemoteRelease;

  constructor(private readonly options: AreaOptions) {
    this.pinned = options.pinned;
    this.attempt = firstAttempt(options.pinned);
  }

  /** The version that is shown, or will be tried. */
  get version(): string {
    return this.attempt.release.version;
  }

  /** The environment may give the same release another version to fall back on. */
  pin(pinned: RemoteRelease): void {
    this.pinned = pinned;
  }

  /** A version that was left is the page's again: its words take the place of those of the version in between. */
  comeBack(): void {
    const { pinned, opening } = this;
    this.attempt = firstAttempt(pinned);
    this.opening = opening?.then(({ remote, release }) => {
      if (release.version !== pinned.version) return this.open(this.attempt, undefined);
      const { name, open } = this.options;
      return open({ name, release, budgetMs: this.attempt.budgetMs, loaded: remote });
    });
  }

  /**
   * Who finds the last good version in use, and it does not do, tries the pinned one before giving up.
   * @throws RemoteError of the first attempt, once there is nothing left to try
   */
  async work<T>(task: AreaTask<T>, ahead?: PagePlace): Promise<T> {
    let { round } = this;
    let first: RemoteError | undefined;
    let triedPinned = false;
    for (;;) {
      const { attempt } = this;
      triedPinned ||= attempt.release.version === this.pinned.version;
      const opening = (this.opening ??= this.open(attempt, ahead));
      try {
        const result = await task(await opening, attempt.budgetMs);
        this.succeeded(opening, first);
        return result;
      } catch (error) {
        const failure = {
          remote: this.options.name,
          version: attempt.release.version,
          step: 'screen' as const,
        };
        const fault = asRemoteError(error, failure);
        first ??= fault;
        if (this.opening === opening) this.moveOn(attempt, fault);
        if (this.round === round) continue;
        round = this.round;
        if (!triedPinned) continue;
        this.tell(first, 'failed');
        throw first;
      }
    }
  }

  /**
   * Does what nobody waits for yet. Its failure takes nothing away from who is on a page of the area: the visit meets it
   * again, and tries what is left. @throws what the task met
   */
  async workAhead<T>(task: AreaTask<T>, ahead: PagePlace): Promise<T> {
    const { attempt } = this;
    return task(await (this.opening ??= this.open(attempt, ahead)), attempt.budgetMs);
  }

  private async open(
    { release, budgetMs, pauseMs }: Attempt,
    ahead: PagePlace | undefined,
  ): Promise<LoadedArea> {
    if (pauseMs > 0) await pause(pauseMs);
    return this.options.open({ name: this.options.name, release, budgetMs, ahead });
  }

  /** A later fault of the pinned version may be fixed by a retry again. */
  private succeeded(opening: Promise<LoadedArea>, fault: RemoteError | undefined): void {
    const isPinned = this.version === this.pinned.version;
    if (isPinned && this.opening === opening) this.attempt = firstAttempt(this.pinned);
    if (fault !== undefined) this.tell(fault, isPinned ? 'recovered' : 'lastGood');
  }

  private moveOn(attempt: Attempt, fault: RemoteError): void {
    const next = nextAttempt(this.pinned, attempt, fault);
    this.opening = undefined;
    this.attempt = next ?? firstAttempt(this.pinned);
    if (next === undefined) this.round += 1;
  }

  private tell(fault: RemoteError, outcome: 'recovered' | 'lastGood' | 'failed'): void {
    const { version, step, file } = fault;
    this.options.report({ remote: `${this.options.name}@${version}`, step, file, outcome, error: fault });
  }
}
