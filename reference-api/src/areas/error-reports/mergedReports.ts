import { createHash } from 'node:crypto';
import {
  longestErrorMessage,
  longestErrorStack,
  mostOfOneError,
  scrubbed,
  scrubbedStack,
  type ErrorReport,
  type ErrorReports,
} from '@portal/wire';

export interface MergedReport extends ErrorReport, Pick<ErrorReports, 'environment' | 'shell' | 'preview'> {
  fingerprint: string;
}

/** Errors are equal if the same code reports the same message in the same environment, or the same preview in it. */
function fingerprintOf(report: Omit<MergedReport, 'fingerprint'>) {
  const { environment, remote, version, kind, message, preview } = report;
  const inForce = [environment, remote, version, kind, message];
  return createHash('sha256')
    .update(JSON.stringify(preview === undefined ? inForce : [...inForce, preview]))
    .digest('hex');
}

/** Starts with the id of the failed request, which the logs contain. */
function stackOf({ stack, request }: ErrorReport): string {
  const line = request === undefined ? '' : `request ${request}\n`;
  return line + scrubbedStack(stack, longestErrorStack - line.length);
}

/**
 * Each error once, ordered by fingerprint so that two processes cannot deadlock. Scrubs again: pages do, other senders
 * may not. [F-16]
 */
export function mergedReports({ environment, shell, preview, reports }: ErrorReports): MergedReport[] {
  const merged = new Map<string, MergedReport>();
  for (const report of reports) {
    const clean = {
      ...report,
      environment,
      shell,
      preview,
      message: scrubbed(report.message, longestErrorMessage),
      stack: stackOf(report),
    };
    const fingerprint = fingerprintOf(clean);
    const count = Math.min((merged.get(fingerprint)?.count ?? 0) + report.count, mostOfOneError);
    merged.set(fingerprint, { ...clean, fingerprint, count });
  }
  return [...merged.values()].sort((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1));
}
