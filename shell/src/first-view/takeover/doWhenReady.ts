import { nodeAt, type Place } from './places.ts';

/** Does nothing if pressed, such as Load More until all entries are drawn. */
const inert = ':disabled, [aria-disabled="true"]';

/** Placeholders are those of `Skeleton`. */
const busy = '[aria-busy="true"], [data-placeholder]';

const replacing = {
  events: ['click', 'change'],
  elements: 'a[href], button, summary, label, input, select, textarea, [role="link"]',
};

/** A page that is not busy has by then all that it will have. */
const patienceMs = 12_000;

export type Act = (react: HTMLElement) => void;

export interface PlacedAct {
  /** In the first view. */
  target: Element;
  place: Place;
  act: Act;
  /** Is not replaced by what the reader does next. */
  isChoice: boolean;
}

interface Endings {
  /** Follows what can be done at once. */
  then: () => void;
  /** On a page that is not busy any more, an element does not answer; a missing one is given as it was in the first view. */
  onMissed: (there: Element) => void;
}

/** Does acts on elements of React's view, until all are done or the reader wants something else. */
class WaitingActs {
  private readonly pathname = location.pathname;
  private readonly portal: Element;
  private readonly waiting: Set<PlacedAct>;
  private readonly observer = new MutationObserver(() => {
    if (this.pause === undefined) this.proceed();
  });
  private pause: ReturnType<typeof setTimeout> | undefined;
  private patience = setTimeout(() => this.giveUp(), patienceMs);
  private isAtOnce = true;
  private isActing = false;

  constructor(
    private readonly react: Element,
    acts: readonly PlacedAct[],
    private readonly endings: Endings,
  ) {
    this.portal = react.closest('#portal') ?? react;
    this.waiting = new Set(acts);
  }

  begin(): void {
    for (const each of replacing.events) this.portal.addEventListener(each, this.replace, true);
    this.observer.observe(this.portal, { subtree: true, childList: true, attributes: true });
    this.proceed();
  }

  /** React may have drawn it again from scratch. */
  private content(): Element {
    return this.react.isConnected ? this.react : (this.portal.querySelector('main') ?? this.react);
  }

  private isLeft(): boolean {
    return location.pathname !== this.pathname;
  }

  private readyAct(): (() => void) | undefined {
    for (const each of this.waiting) {
      const target = nodeAt(each.place, this.content());
      if (!(target instanceof HTMLElement) || target.matches(inert)) continue;
      return () => {
        this.waiting.delete(each);
        each.act(target);
      };
    }
    return undefined;
  }

  private proceed(): void {
    this.pause = undefined;
    if (this.isLeft()) this.waiting.clear();
    const act = this.readyAct();
    if (act !== undefined) {
      this.pause = setTimeout(() => this.proceed());
      this.isActing = true;
      try {
        act();
      } finally {
        this.isActing = false;
      }
    } else if (this.isAtOnce) {
      this.isAtOnce = false;
      this.endings.then();
    }
    if (this.waiting.size === 0 && this.pause === undefined) this.stop();
  }

  private giveUp(): void {
    const content = this.content();
    const isLeft = this.isLeft();
    if (!isLeft && content.querySelector(busy) !== null) {
      this.patience = setTimeout(() => this.giveUp(), patienceMs);
      return;
    }
    const missed = isLeft ? [] : [...this.waiting];
    this.stop();
    for (const { place, target } of missed)
      this.endings.onMissed((nodeAt(place, content) ?? target) as Element);
  }

  /** The reader wants something else by now than an earlier press or link. */
  private readonly replace = ({ target }: Event): void => {
    const by = target instanceof Element ? target.closest(replacing.elements) : null;
    if (this.isActing || by === null || by.matches(inert)) return;
    this.isAtOnce = false;
    for (const each of this.waiting) if (!each.isChoice) this.waiting.delete(each);
    if (this.waiting.size === 0) this.stop();
  };

  private stop(): void {
    this.waiting.clear();
    this.isAtOnce = false;
    clearTimeout(this.pause);
    clearTimeout(this.patience);
    this.observer.disconnect();
    for (const each of replacing.events) this.portal.removeEventListener(each, this.replace, true);
  }
}

/**
 * Acts on elements of React's view, each once, as soon as it answers, however long the page is busy; not if the reader
 * leaves the page before, whose query changes with filters, nor a press if the reader presses or chooses something else.
 * One act a task: the next one counts on what is drawn after it.
 */
export function doWhenReady(react: Element, acts: readonly PlacedAct[], endings: Endings): void {
  new WaitingActs(react, acts, endings).begin();
}
