import type { BrowserContext, Page, Request, TestInfo } from '@playwright/test';

/** As many lines as are read of a log. */
const longest = 20;

/** What a failed test needs besides its words: the pages that were open, what they waited for, and what was refused them. */
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

  /** Keeps what is there now if the test has failed: pages are about to be closed. */
  async note(): Promise<void> {
    if (this.test.status !== this.test.expectedStatus) this.noted ??= await this.describe();
  }

  /** All of it, for the log of a failure; nothing where there is none. */
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

/** What a reader of the page meets first. */
async function shown(page: Page): Promise<string> {
  const main = page.getByRole('main');
  const snapshot = (await main.count()) === 1 ? await main.ariaSnapshot({ timeout: 2_000 }) : 'no main part';
  return [`open: ${page.url()}`, ...snapshot.split('\n').slice(0, longest)].join('\n');
}

const said = (request: Request) => `${request.method()} ${request.url()}`;
