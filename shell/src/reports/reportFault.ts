import type { PageEnvironment } from '@portal/wire';
import { failedFile } from './failedFile.ts';
import type { FailedFile } from './fileFinding.ts';

/** Fixed by a retry, replaced by the last good version, or seen by the client. */
type FaultOutcome = 'recovered' | 'lastGood' | 'failed';

export interface Fault {
  /** Package and version, such as `mfe-auth@1.2.0`. */
  remote: string;
  step: string;
  file?: string | undefined;
  outcome: FaultOutcome;
  error: unknown;
}

/** A fault as operations see it. [F-16] */
export interface FaultReport extends Omit<Fault, 'error'> {
  shell: string;
  revision: number;
  environment: string;
  message: string;
}

export type ReportFault = (fault: Fault) => void;

/** Bytes, status, type or time. Undefined if no file is named. */
export type Finding = Promise<string | undefined>;

export type WriteFault = (report: FaultReport, error: unknown, found: Finding) => void;

const find = async (file: FailedFile): Finding => {
  const { fileFinding } = await import(/* webpackChunkName: "error-reports" */ './fileFinding.ts');
  return fileFinding(file);
};

/** A report is one line, so longer messages are cut. */
const longestMessage = 400;

/** An error and its causes in one line. */
function messageOf(error: unknown): string {
  const messages: string[] = [];
  let at = error;
  for (; at instanceof Error; at = at.cause) messages.push(at.message);
  if (typeof at === 'string') messages.push(at);
  return messages.join(' – ').replace(/\s+/g, ' ').slice(0, longestMessage);
}

export async function writeToConsole(report: FaultReport, found: Finding): Promise<void> {
  const finding = await found;
  const line = `Fault: ${JSON.stringify({ ...report, found: finding })}`;
  if (report.outcome === 'failed') console.error(line);
  else console.warn(line);
}

/** Reports each distinct fault of an area once per page, with the environment then in force. */
export function createFaultReporter(
  current: () => PageEnvironment,
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
    const found: Finding =
      isLate || file === undefined
        ? Promise.resolve(isLate ? 'late' : undefined)
        : findOut(file).catch(() => undefined);
    write({ ...fault, shell: shell.version, revision, environment, message: messageOf(error) }, error, found);
  };
}
