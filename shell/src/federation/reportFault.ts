import type { Environment } from '@portal/wire';

/** What became of a fault: a further attempt went well, an older version took over, or the client saw it. */
export type FaultOutcome = 'recovered' | 'lastGood' | 'failed';

/** Something that went wrong with an area's code in this page. */
export interface Fault {
  /** Package and version, such as `mfe-auth@1.2.0`. */
  remote: string;
  step: string;
  file?: string | undefined;
  outcome: FaultOutcome;
  error: unknown;
}

/** A fault as whoever operates the portal reads it. [F-16] */
export interface FaultReport extends Omit<Fault, 'error'> {
  shell: string;
  revision: number;
  environment: string;
  message: string;
}

export type ReportFault = (fault: Fault) => void;

/** Longer messages are cut: a report is a line, not a log. */
const longestMessage = 400;

/** An error in one line, with what caused it. */
function messageOf(error: unknown): string {
  const messages: string[] = [];
  let at = error;
  for (; at instanceof Error; at = at.cause) messages.push(at.message);
  if (typeof at === 'string') messages.push(at);
  return messages.join(' – ').replace(/\s+/g, ' ').slice(0, longestMessage);
}

/** A fault as whoever looks at this one page reads it. */
export function writeToConsole(report: FaultReport): void {
  const line = `Fault: ${JSON.stringify(report)}`;
  if (report.outcome === 'failed') console.error(line);
  else console.warn(line);
}

/**
 * The one way to report a fault of an area. Says everything that tells one place from another, and says the same thing
 * once per page: a tab that is asked for again and again is one fault. The environment is the one in force by then.
 */
export function createFaultReporter(
  current: () => Environment,
  write: (report: FaultReport, error: unknown) => void = writeToConsole,
): ReportFault {
  const written = new Set<string>();
  return ({ error, ...fault }) => {
    const key = [fault.remote, fault.step, fault.file, fault.outcome].join(' ');
    if (written.has(key)) return;
    written.add(key);
    const { environment, revision, shell } = current();
    write({ ...fault, shell: shell.version, revision, environment, message: messageOf(error) }, error);
  };
}
