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

/** A report as it is kept: with what makes it the same as others. */
export interface KeptReport extends ErrorReport, Pick<ErrorReports, 'environment' | 'shell'> {
  fingerprint: string;
}

/** Errors are the same when the same code says the same in the same environment. */
function fingerprintOf({ environment, remote, version, kind, message }: Omit<KeptReport, 'fingerprint'>) {
  return createHash('sha256')
    .update(JSON.stringify([environment, remote, version, kind, message]))
    .digest('hex');
}

/** The frames, after the request that failed: the id is in the lines of the logs that belong to it. */
function stackOf({ stack, request }: ErrorReport): string {
  const line = request === undefined ? '' : `request ${request}\n`;
  return line + scrubbedStack(stack, longestErrorStack - line.length);
}

/**
 * What is kept of a message: each error once, in the order of their fingerprints so that two processes never wait for
 * one another. Pages have taken out what is nobody's business; any other sender may not have. [F-16]
 */
export function keptReports({ environment, shell, reports }: ErrorReports): KeptReport[] {
  const kept = new Map<string, KeptReport>();
  for (const report of reports) {
    const clean = {
      ...report,
      environment,
      shell,
      message: scrubbed(report.message, longestErrorMessage),
      stack: stackOf(report),
    };
    const fingerprint = fingerprintOf(clean);
    const count = Math.min((kept.get(fingerprint)?.count ?? 0) + report.count, mostOfOneError);
    kept.set(fingerprint, { ...clean, fingerprint, count });
  }
  return [...kept.values()].sort((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1));
}
