interface Waiting {
  number: number;
  start: () => void;
}

/**
 * Draws one page at a time: first what is nearest to the reader, wherever that is by then. Drawings at once would all
 * be late.
 */
export class DrawQueue {
  #current = 1;
  #waiting: Waiting[] = [];
  #isDrawing = false;

  /** The reader is at another page. */
  moveTo(page: number): void {
    this.#current = page;
  }

  /** Waits for the turn of a page; undefined if it is called off before. */
  async run<Result>(
    number: number,
    signal: AbortSignal,
    draw: () => Promise<Result>,
  ): Promise<Result | undefined> {
    if (this.#isDrawing) await this.#turn(number);
    if (signal.aborted) {
      this.#next();
      return undefined;
    }
    this.#isDrawing = true;
    try {
      return await draw();
    } finally {
      this.#next();
    }
  }

  #turn(number: number): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ number, start: resolve }));
  }

  #next(): void {
    const distance = ({ number }: Waiting) => Math.abs(number - this.#current);
    const [nearest] = this.#waiting.toSorted((one, other) => distance(one) - distance(other));
    this.#waiting = this.#waiting.filter((each) => each !== nearest);
    this.#isDrawing = nearest !== undefined;
    nearest?.start();
  }
}
