import { ApiError } from '@portal/api';
import type { Environment, ErrorReport } from '@portal/wire';
import type { FaultReport, Finding } from './reportFault.ts';

/** Something that went wrong, as it was met. Whose it is, and what may be told of it, is found out later. */
export interface MetError {
  kind: ErrorReport['kind'];
  error: unknown;
  /** What React says of the components around the one that broke. */
  componentStack?: string | undefined;
  /** The area whose files or screen it was, where the shell knows, such as `mfe-auth@1.2.0`. */
  area?: string | undefined;
  /** Of a fault of loading. */
  load?: Pick<FaultReport, 'step' | 'file' | 'outcome'> & { found?: Finding };
}

/** The same with where it happened. */
export interface PlacedError extends MetError {
  pathname: string;
  /** As it was in force then. */
  environment: Environment;
}

/** What the reporter has to know of the page. */
export interface ReportedPage {
  /** The environment in force, which can change under an open page. */
  environment: () => Environment;
  /** The version of an area that this page shows. */
  versionOf: (remote: string) => string;
  /** The origin that an area comes from instead of its release, while somebody overrides it. */
  overrideOf?: (remote: string) => string | undefined;
}

type Report = (met: PlacedError) => void;
type LoadReporter = (page: ReportedPage) => Promise<Report>;

const loadReporter: LoadReporter = async (page) => {
  const { createErrorReporter } = await import(/* webpackChunkName: "error-reports" */ './errorReporter.ts');
  return createErrorReporter(page);
};

/** What is met while there is nobody to tell; more says nothing new. */
const mostWaiting = 50;

/** How often the reporter is asked for: a page that is offline is not kept busy by its own errors. */
const mostAttempts = 3;

/** Failures of the API are shown where they belong, with a Retry; what is thrown otherwise is not an error. */
const isNoError = ({ kind, error }: MetError) =>
  kind === 'render' && (!(error instanceof Error) || error instanceof ApiError);

/**
 * Everything that goes wrong in a page comes by here, from the first moment on, and each error once. The reporter is
 * fetched with the first of them: most pages never need it. What fails in reporting is not reported. [F-16]
 */
export class ErrorCatcher {
  private readonly known = new WeakSet<object>();
  private waiting: (MetError & { pathname: string; environment: Environment | undefined })[] = [];
  private page: ReportedPage | undefined;
  private reporter: Promise<Report> | undefined;
  private attempts = 0;

  constructor(private readonly load: LoadReporter = loadReporter) {}

  /** Begins to hear what nobody caught. */
  listen(to: Window = window): void {
    to.addEventListener('error', ({ error, message }) =>
      this.meet({ kind: 'error', error: (error as unknown) ?? message }),
    );
    to.addEventListener('unhandledrejection', ({ reason }) => this.meet({ kind: 'promise', error: reason }));
  }

  /** From now on there is somebody to tell, also of what was met before. */
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
        // Thrown on, it would come by here again.
        console.warn('An error could not be reported.', error);
      }
    }
  }
}

/** Reports a fault of an area. */
export const meetFault =
  (errors: Pick<ErrorCatcher, 'meet'>) =>
  ({ remote, step, file, outcome }: FaultReport, error: unknown, found?: Finding): void => {
    const isScreen = step === 'render';
    errors.meet({
      ...{ kind: isScreen ? 'render' : 'load', error },
      ...(remote === 'shell' ? {} : { area: remote }),
      ...(isScreen ? {} : { load: { step, file, outcome, ...(found && { found }) } }),
    });
  };
