import { ApiError } from '@portal/api';
import type { PageEnvironment, ErrorReport } from '@portal/wire';
import type { FaultReport, Finding } from './reportFault.ts';

/** Not attributed or cleaned yet. */
export interface MetError {
  kind: ErrorReport['kind'];
  error: unknown;
  componentStack?: string | undefined;
  /** The area it belongs to, if the shell knows, such as `mfe-auth@1.2.0`. */
  area?: string | undefined;
  /** For load faults only. */
  load?: Pick<FaultReport, 'step' | 'file' | 'outcome'> & { found?: Finding };
}

export interface PlacedError extends MetError {
  pathname: string;
  /** As in force at the time. */
  environment: PageEnvironment;
}

export interface ReportedPage {
  /** Can change while the page is open. */
  environment: () => PageEnvironment;
  versionOf: (remote: string) => string;
  overrideOf?: (remote: string) => string | undefined;
}

type Report = (met: PlacedError) => void;
type LoadReporter = (page: ReportedPage) => Promise<Report>;

const loadReporter: LoadReporter = async (page) => {
  const { createErrorReporter } = await import(/* webpackChunkName: "error-reports" */ './errorReporter.ts');
  return createErrorReporter(page);
};

/** While no reporter is available; more errors would say nothing new. */
const mostWaiting = 50;

/** Keeps an offline page from being busy with its own errors. */
const mostAttempts = 3;

/** API failures are shown in place; thrown non-errors are not errors. */
const isNoError = ({ kind, error }: MetError) =>
  kind === 'render' && (!(error instanceof Error) || error instanceof ApiError);

/**
 * Receives every error in the page, each once. The reporter is loaded with the first, since most pages never need it.
 * Failures of reporting are not reported. [F-16]
 */
export class ErrorCatcher {
  private readonly known = new WeakSet<object>();
  private waiting: (MetError & { pathname: string; environment: PageEnvironment | undefined })[] = [];
  private page: ReportedPage | undefined;
  private reporter: Promise<Report> | undefined;
  private attempts = 0;

  constructor(private readonly load: LoadReporter = loadReporter) {}

  listen(to: Window = window): void {
    to.addEventListener('error', ({ error, message }) =>
      this.meet({ kind: 'error', error: (error as unknown) ?? message }),
    );
    to.addEventListener('unhandledrejection', ({ reason }) => this.meet({ kind: 'promise', error: reason }));
  }

  /** Starts reporting, with the errors met before. */
  tell(page: ReportedPage): void {
    this.page = page;
    if (this.waiting.length > 0) void this.handOver();
  }

  meet(met: MetError): void {
    if (isNoError(met) || this.isKnown(met.error) || this.waiting.length >= mostWaiting) return;
    const { pathname } = location;
    this.waiting.push({ ...met, pathname, environment: this.page?.environment() });
    if (this.page !== undefined) void this.handOver();
  }

  private isKnown(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return false;
    if (this.known.has(error)) return true;
    this.known.add(error);
    return false;
  }

  private async handOver(): Promise<void> {
    const { page } = this;
    if (page === undefined || (this.reporter === undefined && this.attempts >= mostAttempts)) return;
    if (this.reporter === undefined) this.attempts += 1;
    this.reporter ??= this.load(page);
    const report = await this.reporter.catch(() => {
      this.reporter = undefined;
    });
    if (report === undefined) return;
    for (const met of this.waiting.splice(0)) {
      try {
        report({ ...met, environment: met.environment ?? page.environment() });
      } catch (error) {
        // Rethrown, it would end up here again.
        console.warn('An error could not be reported.', error);
      }
    }
  }
}

export const meetFault =
  (errors: Pick<ErrorCatcher, 'meet'>) =>
  ({ remote, step, file, outcome }: FaultReport, error: unknown, found?: Finding): void => {
    const isScreen = step === 'render';
    errors.meet({
      kind: isScreen ? 'render' : 'load',
      error,
      area: remote === 'shell' ? undefined : remote,
      load: isScreen ? undefined : { step, file, outcome, found },
    });
  };
