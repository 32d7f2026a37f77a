import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Playwright tries its own script in every frame, also in those of previews, where no script may run. */
const scriptOfTheRunner = /Blocked script execution in 'about:srcdoc'/;

/**
 * Everything a browser complains about: errors in the console (violations of the content security policy among them)
 * and errors nobody caught. Tests name what they expect; the rest fails them.
 */
export class Trouble {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [scriptOfTheRunner];

  watch(context: BrowserContext): void {
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

  /** What was complained about without being expected. */
  unexpected(): string[] {
    return this.seen.filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }
}
