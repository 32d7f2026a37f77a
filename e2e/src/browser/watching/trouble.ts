import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Playwright tries its own script in every frame, also in those of previews, where no script may run. */
const scriptOfTheRunner = /Blocked script execution in 'about:srcdoc'/;

/** The preview reads the next publication of a list ahead: it may be another test's, which has taken it away. */
const readAhead = /404 .*document_preview_html\?docRef=test-/;

/** Runs in every page: says what the page's policy refused, also where nothing reaches the console. */
function watchRefusals(): void {
  const { portalRefusal } = globalThis as unknown as { portalRefusal: (line: string) => void };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    portalRefusal(`${effectiveDirective} ${blockedURI} (${sourceFile})`),
  );
}

/**
 * Everything a browser complains about: errors in the console, errors nobody caught, what the content security policy
 * refused, and reports of that. Tests name what they expect; the rest fails them.
 */
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

  /** Names a complaint that belongs to the test, such as the browser's own line about an answer of 403. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Everything that was complained about. */
  all(): readonly string[] {
    return this.seen;
  }

  /** What was complained about without being expected. */
  unexpected(): string[] {
    return this.seen.filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }
}
