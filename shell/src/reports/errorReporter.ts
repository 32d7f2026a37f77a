import { mostOfOneError, mostReports, reportErrors, type ErrorReport, type ErrorReports } from '@portal/wire';
import type { PlacedError, ReportedPage } from './errorCatcher.ts';
import { errorReport } from './errorReport.ts';

/** Before the first message, to report related errors together, and before later ones. */
const firstPauseMs = 1_000;
const laterPauseMs = 30_000;

/** A hidden page may end without an event; most findings take less. */
const hiddenPatienceMs = 2_000;

/** More messages from a failing page add nothing. */
const mostMessages = 20;

/** Browsers and the API accept 64 kB from a page that is being left. */
const largestBytes = 60_000;

/** Sent even if the page is left. No response is awaited. */
export type SendReports = (address: string, json: string) => boolean;

const sendByBrowser: SendReports = (address, json) =>
  navigator.sendBeacon(address, new Blob([json], { type: 'application/json' }));

interface Reporter extends ReportedPage {
  send?: SendReports;
}

const keyOf = ({ kind, remote, version, message }: ErrorReport) =>
  JSON.stringify([kind, remote, version, message]);

const isHidden = () => document.visibilityState === 'hidden';

/**
 * Adds a fault once it is known what was wrong with its file. A page that is left will not live to know: it adds all, and
 * sends them. A hidden one may: it sends what becomes known, and after a while the others.
 */
function onceExamined(add: (met: PlacedError, found?: string) => void, send: () => void) {
  const waiting = new Set<PlacedError>();
  let deadline: ReturnType<typeof setTimeout> | undefined;

  function leave(): void {
    for (const met of waiting) add(met);
    waiting.clear();
    send();
  }

  function limitWaiting(): void {
    deadline ??= setTimeout(() => {
      deadline = undefined;
      if (isHidden()) leave();
    }, hiddenPatienceMs);
  }

  function take(met: PlacedError): void {
    const found = met.load?.found;
    if (found === undefined) {
      add(met);
      return;
    }
    waiting.add(met);
    if (isHidden()) limitWaiting();
    void found.then((words) => {
      if (!waiting.delete(met)) return;
      add(met, words);
      if (isHidden()) send();
    });
  }

  function hide(): void {
    send();
    clearTimeout(deadline);
    deadline = undefined;
    limitWaiting();
  }

  return { take, hide, leave };
}

/** Sends few messages, each error once with a count. Delivery is not checked. */
export function createErrorReporter({ send = sendByBrowser, ...page }: Reporter): (met: PlacedError) => void {
  // Reports keep the page's original shell and environment.
  const { environment, shell, apiBase, preview } = page.environment();
  const address = `${apiBase}/${reportErrors.path}`;
  const known = new Map<string, ErrorReport>();
  let messages = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendMessage(reports: ErrorReport[]): void {
    const message: ErrorReports = { environment, shell: shell.version, preview: preview?.id, reports };
    const json = JSON.stringify(message);
    if (new Blob([json]).size <= largestBytes || reports.length === 1) {
      send(address, json);
      return;
    }
    const half = Math.ceil(reports.length / 2);
    sendMessage(reports.slice(0, half));
    sendMessage(reports.slice(half));
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    try {
      sendNews();
    } catch (error) {
      // Rethrown, it would become a report itself.
      console.warn('Errors could not be reported.', error);
    }
  }

  function sendNews(): void {
    const news = [...known.values()].filter(({ count }) => count > 0);
    if (news.length === 0 || messages >= mostMessages) return;
    messages += 1;
    const capped = news.map((report) => ({ ...report, count: Math.min(report.count, mostOfOneError) }));
    for (const report of news) report.count = 0;
    sendMessage(capped);
  }

  const { take, hide, leave } = onceExamined(add, flush);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) hide();
  });

  function add(met: PlacedError, found?: string): void {
    const report = errorReport(met, page, found);
    const same = report && known.get(keyOf(report));
    if (report === undefined || (same === undefined && known.size >= mostReports)) return;
    known.set(keyOf(report), { ...report, count: (same?.count ?? 0) + 1 });
    timer ??= setTimeout(flush, messages === 0 ? firstPauseMs : laterPauseMs);
  }

  return take;
}
