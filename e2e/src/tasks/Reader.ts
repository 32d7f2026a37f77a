import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { nextTab } from '../browser/openedTab.ts';
import { added, noCounts, scrolling, type Counts } from './counts.ts';

/** Runs in the page: brings an element into the window by the shortest way, and returns the pixels that took. */
function scrollTo(element: Element): number {
  const around: Element[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) around.push(each);
  const tops = () => around.map(({ scrollTop }) => scrollTop);
  const before = tops();
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  return tops().reduce((sum, top, place) => sum + Math.abs(top - (before[place] ?? top)), 0);
}

/** Runs in the page: whether the middle of an element is in the window with nothing over it. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && (element.contains(met) || met.contains(element));
}

/** Works with a page as a reader does, and counts what that takes. */
export class Reader {
  private sum = noCounts;

  constructor(
    readonly page: Page,
    readonly isOnPhone: boolean,
  ) {}

  get counts(): Counts {
    return this.sum;
  }

  async press(target: Locator): Promise<void> {
    await this.find(target);
    if (this.isOnPhone) await target.tap();
    else await target.click();
    this.add({ presses: 1 });
  }

  /** Into what has the focus. */
  async type(text: string): Promise<void> {
    await expect(this.page.locator(':focus')).toBeEditable();
    await this.page.keyboard.type(text);
    this.add({ texts: 1, characters: text.length });
  }

  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.add({ keys: 1 });
  }

  /** The answer, or a part of it. @throws if it does not come, or something lies over it */
  async see(answer: Locator): Promise<void> {
    await this.find(answer);
    await expect.poll(() => answer.evaluate(isInSight)).toBe(true);
  }

  /** A file that a press saves, from this page or from a tab that it opens. */
  async save(target: Locator): Promise<Download> {
    const { tab } = await nextTab(this.page.context());
    const saved = Promise.any([
      this.page.waitForEvent('download'),
      tab.then((opened) => opened.waitForEvent('download')),
    ]);
    await this.press(target);
    return saved;
  }

  private async find(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const height = this.page.viewportSize()?.height ?? 1;
    this.add(scrolling(await target.evaluate(scrollTo), height));
  }

  private add(more: Partial<Counts>): void {
    this.sum = added(this.sum, more);
  }
}
