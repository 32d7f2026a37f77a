import type { RemoteRelease } from '@portal/wire';
import { asRemoteError } from './attempts/asRemoteError.ts';
import { firstAttempt, lastGoodAttempt, nextAttempt, type Attempt } from './attempts/nextAttempt.ts';
import type { LoadedArea, Opening, PagePlace } from './attempts/openRelease.ts';
import { forgetLeft, rememberLeft, wasLeft } from './leftVersions.ts';
import { RemoteError } from './RemoteError.ts';
import type { ReportFault } from '../reports/reportFault.ts';

interface AreaOptions {
  name: string;
  pinned: RemoteRelease;
  open: (opening: Opening) => Promise<LoadedArea>;
  report: ReportFault;
}

/** May load more files within `budgetMs`. */
export type AreaTask<T> = (area: LoadedArea, budgetMs: number) => T | Promise<T>;

/** Of screens of one version, before its last good one takes over. */
const mostBreaks = 2;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The attempts at an area in this page, shared by all callers: the first failing task moves on to the next attempt.
 * After the last, everything is reset for a Retry.
 */
export class AreaAttempts {
  private attempt: Attempt;
  private opening: Promise<LoadedArea> | undefined;
  /** How often every option was exhausted. */
  private round = 0;

  private pinned: RemoteRelease;

  /** How often a screen of the pinned version broke. */
  private breaks = 0;

  /** Why the pinned version is being left. */
  private leaving: RemoteError | undefined;

  constructor(private readonly options: AreaOptions) {
    this.pinned = options.pinned;
    this.attempt = this.first();
  }

  private first(): Attempt {
    const { pinned } = this;
    const isLeft = this.leaving !== undefined || wasLeft(this.pinnedName);
    return (isLeft ? lastGoodAttempt(pinned) : undefined) ?? firstAttempt(pinned);
  }

  private get pinnedName(): string {
    return `${this.options.name}@${this.pinned.version}`;
  }

  /** The version shown, or tried next. */
  get version(): string {
    return this.attempt.release.version;
  }

  /** The environment may give the same release another `lastGood`. */
  pin(pinned: RemoteRelease): void {
    this.pinned = pinned;
  }

  /** Returns to an earlier version: its messages replace those of the version in between. */
  comeBack(): void {
    const { opening } = this;
    this.attempt = this.first();
    const { version } = this.attempt.release;
    this.opening = opening?.then(({ remote, release }) => {
      if (release.version !== version) return this.open(this.attempt, undefined);
      const { name, open } = this.options;
      return open({ name, release, budgetMs: this.attempt.budgetMs, loaded: remote });
    });
  }

  /** Whether a screen that broke is worth another try: the pinned version's, as long as there is a last good one. */
  get mayShowAgain(): boolean {
    const isPinned = this.version === this.pinned.version;
    return isPinned && this.pinned.lastGood !== undefined && this.breaks < mostBreaks;
  }

  /**
   * A screen of the version in use broke. The second time, the last good version takes over; if that one breaks, too, the
   * tab's next page begins with the pinned one again. [F-23]
   */
  broke(error: unknown): void {
    if (this.version !== this.pinned.version) {
      forgetLeft(this.pinnedName);
      return;
    }
    if (this.pinned.lastGood === undefined) return;
    this.breaks += 1;
    if (this.breaks === mostBreaks) this.leave(this.faultOfScreen('its screen broke twice', error));
  }

  /** The tab's last page froze at a screen of this version, if it is one of this area's. [F-23] */
  froze(release: string): void {
    const { name } = this.options;
    if (release === this.pinnedName) this.leave(this.faultOfScreen('its page stopped answering'));
    if (release !== `${name}@${this.pinned.lastGood?.version}`) return;
    forgetLeft(this.pinnedName);
    this.attempt = this.first();
  }

  private faultOfScreen(detail: string, cause?: unknown): RemoteError {
    const { version } = this.pinned;
    return new RemoteError({ remote: this.options.name, version, step: 'screen', detail, cause });
  }

  /** The pinned version is left, and the last good one not shown yet. */
  get isLeaving(): boolean {
    return this.leaving !== undefined;
  }

  /** Leaves the pinned version for the last good one. Returns false without one, or if the fault is of another version. [F-23] */
  leaveFor(why: RemoteError): boolean {
    return this.version === this.pinned.version && this.version === why.version && this.leave(why);
  }

  private leave(why: RemoteError): boolean {
    const attempt = lastGoodAttempt(this.pinned);
    if (attempt === undefined) return false;
    this.attempt = attempt;
    this.opening = undefined;
    this.leaving = why;
    return true;
  }

  /**
   * Does the task with the current attempt's area, and after each failure with the next one's. If the last good version is in
   * use and fails, the pinned one is tried before giving up.
   * @throws RemoteError of the first attempt once nothing is left to try
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
        const isExhausted = this.round !== round;
        round = this.round;
        // One that began with the last good version goes on from the start, with the pinned one.
        if (!isExhausted || !triedPinned) continue;
        this.reportOutcome(first, 'failed');
        throw first;
      }
    }
  }

  /**
   * For prefetching. A failure does not affect open pages; the visit meets it again and retries.
   * @throws whatever the task throws
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

  /** A later fault of the pinned version gets its own retry. */
  private succeeded(opening: Promise<LoadedArea>, fault: RemoteError | undefined): void {
    const isPinned = this.version === this.pinned.version;
    if (isPinned && this.opening === opening) this.attempt = firstAttempt(this.pinned);
    if (this.leaving !== undefined && !isPinned) this.hasLeft(this.leaving);
    this.leaving = undefined;
    if (fault !== undefined) this.reportOutcome(fault, isPinned ? 'recovered' : 'lastGood');
  }

  /** Stays left for the life of the tab. */
  private hasLeft(why: RemoteError): void {
    rememberLeft(this.pinnedName);
    this.reportOutcome(why, 'lastGood');
  }

  private moveOn(attempt: Attempt, fault: RemoteError): void {
    const next = nextAttempt(this.pinned, attempt, fault);
    this.opening = undefined;
    this.attempt = next ?? firstAttempt(this.pinned);
    if (next === undefined) this.round += 1;
  }

  private reportOutcome(fault: RemoteError, outcome: 'recovered' | 'lastGood' | 'failed'): void {
    const { version, step, file } = fault;
    this.options.report({ remote: `${this.options.name}@${version}`, step, file, outcome, error: fault });
  }
}
