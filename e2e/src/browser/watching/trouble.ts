import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Playwright tries its script in every frame, even in previews, which allow none. */
const scriptOfTheRunner = /Blocked script execution in 'about:srcdoc'/;

/** Reads ahead what another test may have removed. */
const readAhead = /404 .*document_preview_html\?docRef=test-/;

/** Runs in every page; not every refusal reaches the console. */
function watchRefusals(): void {
  const { portalRefusal } = globalThis as unknown as { portalRefusal: (line: string) => void };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    portalRefusal(`${effectiveDirective} ${blockedURI} (${sourceFile})`),
  );
}

/** Console errors, uncaught errors, refusals of the content security policy, and reports of them. */
export class Trouble {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [scriptOfTheRunner, readAhead];

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeFunction('portalRefusal', (line: string) => this.seen.push(`refused: ${line}`));
    await context.addInitScript(watchRefusals);
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/csp-reports') this.seen.push(`report: ${request.postData()}`);
    });
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error')
        this.seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.seen.push(`uncaught: ${error.error().message}`));
    context.on('page', (page: Page) => page.on('crash', () => this.seen.push('the page crashed')));
  }

  /** Such as the browser's own line about a 403. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  all(): readonly string[] {
    return this.seen;
  }

  unexpected(): string[] {
    return this.seen.filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }
}
