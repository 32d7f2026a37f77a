import type { ConsoleMessage, Page, Request, Response } from 'playwright';
import { proofApiBase } from './proposedDocument.ts';
import { callPath } from './sampleApi.ts';

/** Playwright tries its script in every frame, even in previews, which allow none. */
const scriptOfTheRunner = /Blocked script execution in 'about:srcdoc'/;

/** Its address and status are reported instead. */
const failedFile = /^Failed to load resource/;

/** What the shell says of reads that failed: areas show it as their own, so that the page seems well. */
const failedRead = /^A read of the API failed\./;

/** The shell's own line about an area. */
const faultLine = /^Fault: (\{.*\})$/;

const longest = 300;

/** What a page complains of while it is open, each once. */
export class PageFaults {
  private readonly found = new Set<string>();

  constructor(page: Page) {
    page.on('pageerror', (error) => this.add(`throws ${firstLine(String(error))}`));
    page.on('console', (message) => this.hear(message));
    page.on('response', (response) => this.answered(response));
    page.on('requestfailed', (request) => this.failed(request));
    page.on('crash', () => this.add('crashes its browser tab'));
  }

  add(fault: string): void {
    this.found.add(fault);
  }

  /** Those since the last call. */
  take(): string[] {
    const faults = [...this.found];
    this.found.clear();
    return faults;
  }

  private hear(message: ConsoleMessage): void {
    const text = message.text();
    if (!isFault(message.type(), text)) return;
    this.add(shown(text) ?? `reports ${firstLine(text)}`);
  }

  private answered(response: Response): void {
    const status = response.status();
    const { pathname } = new URL(response.url());
    if (status < 400) return;
    this.add(
      pathname.startsWith(`${proofApiBase}/`)
        ? `calls ${response.request().method()} ${callPath(pathname)}, of which no release names an answer`
        : `misses a file: ${pathname} (status ${status})`,
    );
  }

  private failed(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') this.add(`cannot load ${request.url()} (${reason})`);
  }
}

function isFault(type: string, text: string): boolean {
  if (type === 'warning') return failedRead.test(text) || faultLine.test(text);
  return type === 'error' && !scriptOfTheRunner.test(text) && !failedFile.test(text);
}

const firstLine = (text: string) => (text.split('\n', 1)[0] ?? '').slice(0, longest);

function shown(text: string): string | undefined {
  const [, json] = faultLine.exec(text) ?? [];
  if (json === undefined) return undefined;
  const { step, message, file, found } = JSON.parse(json) as Record<string, string | undefined>;
  const what = file === undefined ? '' : `, file ${file}${found === undefined ? '' : `, ${found}`}`;
  return `cannot be shown (step ${step}${what}): ${message}`;
}
