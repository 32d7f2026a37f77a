import { Writable } from 'node:stream';

export class LogLines extends Writable {
  private text = '';

  override _write(chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    this.text += String(chunk);
    done();
  }

  get all(): string {
    return this.text;
  }

  /** Parsed lines. */
  get lines(): Record<string, unknown>[] {
    const lines = this.text.split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}
