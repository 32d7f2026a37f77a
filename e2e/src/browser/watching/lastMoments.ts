import type { BrowserContext, Page, Request, TestInfo } from '@playwright/test';

const longest = 20;

/** Context for a failed test: open pages, pending requests, and refusals. */
export class LastMoments {
  private readonly waiting = new Set<Request>();
  private readonly lines: string[] = [];
  private noted: string | undefined;

  constructor(
    private readonly context: BrowserContext,
    private readonly test: TestInfo,
  ) {
    context.on('request', (request) => this.waiting.add(request));
    context.on('requestfinished', (request) => this.waiting.delete(request));
    context.on('requestfailed', (request) => {
      this.waiting.delete(request);
      this.lines.push(`${request.failure()?.errorText ?? 'failed'}: ${said(request)}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.lines.push(`${response.status()}: ${said(response.request())}`);
    });
    context.on('console', (message) => {
      if (message.type() === 'warning') this.lines.push(`warning: ${message.text()}`);
    });
  }

  /** Must run before pages are closed. */
  async note(): Promise<void> {
    if (this.test.status !== this.test.expectedStatus) this.noted ??= await this.describe();
  }

  /** Undefined if the test passed. */
  async text(): Promise<string | undefined> {
    await this.note();
    return this.noted;
  }

  private async describe(): Promise<string> {
    const waiting = [...this.waiting].map((request) => `not answered: ${said(request)}`);
    const pages = await Promise.all(this.context.pages().map(shown));
    return [...pages, ...waiting.slice(-longest), ...this.lines.slice(-longest)].join('\n');
  }
}

async function shown(page: Page): Promise<string> {
  const main = page.getByRole('main');
  const snapshot = (await main.count()) === 1 ? await main.ariaSnapshot({ timeout: 2_000 }) : 'no main part';
  return [`open: ${page.url()}`, ...snapshot.split('\n').slice(0, longest)].join('\n');
}

const said = (request: Request) => `${request.method()} ${request.url()}`;
