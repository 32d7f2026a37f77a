interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches the questions of one turn of the event loop. Batches do not wait for each other, so answers are never older
 * than their question and a silent connection only blocks its own batch.
 */
export class Batch<Question, Answer> {
  private waiting: Waiting<Question, Answer>[] = [];

  /** `ask` keeps the order of the questions. */
  constructor(private readonly ask: (questions: readonly Question[]) => Promise<readonly Answer[]>) {}

  get(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => void this.send());
    });
  }

  private async send(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    try {
      const answers = await this.ask(batch.map(({ question }) => question));
      batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
