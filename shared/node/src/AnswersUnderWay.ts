import type { ServerResponse } from 'node:http';
import { within } from './within.ts';

/** The answers that a server has begun and not yet given. [O-01] */
export class AnswersUnderWay {
  private readonly open = new Set<ServerResponse>();
  private allGiven = () => {};

  /** Counts an answer until it is given, or its caller leaves. One whose caller has left already is not counted. */
  begin(answer: ServerResponse): void {
    if (answer.destroyed) return;
    this.open.add(answer);
    // Not `finish`, which is missing when the caller leaves early.
    answer.once('close', () => {
      this.open.delete(answer);
      if (this.open.size === 0) this.allGiven();
    });
  }

  /** Resolves when no answer is under way, at the latest after some milliseconds. */
  async given(withinMs: number): Promise<void> {
    if (this.open.size > 0) await within(withinMs, new Promise<void>((resolve) => (this.allGiven = resolve)));
  }
}
