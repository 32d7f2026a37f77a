import type { Environment } from '@portal/wire';
import { failedFile } from './failedFile.ts';
import type { FailedFile } from './fileFinding.ts';

/** What became of a fault: a further attempt went well, an older version took over, or the client saw it. */
type FaultOutcome = 'recovered' | 'lastGood' | 'failed';

/** Something that went wrong with an area's code in this page. */
export interface Fault {
  /** Package and version, such as `mfe-auth@1.2.0`. */
  remote: string;
  step: string;
  file?: string | undefined;
  outcome: FaultOutcome;
  error: unknown;
}

/** A fault as anyone who operates the portal reads it. [F-16] */
export interface FaultReport extends Omit<Fault, 'error'> {
  shell: string;
  revision: number;
  environment: string;
  message: string;
}

export type ReportFault = (fault: Fault) => void;

/** What was wrong with the file of a fault: bytes, status, type or time. Undefined where no file is named. */
export type Finding = Promise<string | undefined>;

export type WriteFault = (report: FaultReport, error: unknown, found: Finding) => void;

const find = async (file: FailedFile): Finding => {
  const { fileFinding } = await import(/* webpackChunkName: "error-reports" */ './fileFinding.ts');
  return fileFinding(file);
};

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

/** A fault as anyone who looks at this one page reads it. */
export async function writeToConsole(report: FaultReport, found: Finding): Promise<void> {
  const finding = await found;
  const line = `Fault: ${JSON.stringify({ ...report, ...(finding !== undefined && { found: finding }) })}`;
  if (report.outcome === 'failed') console.error(line);
  else console.warn(line);
}

/**
 * The one way to report a fault of an area. Says everything that tells one place from another, and says the same thing
 * once per page: a tab that is asked for again and again is one fault. The environment is the one in force by then.
 */
export function createFaultReporter(
  current: () => Environment,
  write: WriteFault = (report, _error, found) => void writeToConsole(report, found),
  findOut = find,
): ReportFault {
  const written = new Set<string>();
  return ({ error, ...fault }) => {
    const key = [fault.remote, fault.step, fault.file, fault.outcome].join(' ');
    if (written.has(key)) return;
    written.add(key);
    const document = current();
    const { environment, revision, shell } = document;
    const file = failedFile(document, fault);
    const isLate = fault.step === 'timeout';
    // Where not even this can be loaded, nothing more is known.
    const found: Finding =
      isLate || file === undefined
        ? Promise.resolve(isLate ? 'late' : undefined)
        : findOut(file).catch(() => undefined);
    write({ ...fault, shell: shell.version, revision, environment, message: messageOf(error) }, error, found);
  };
}
