/** What a process hears when somebody wants it to end, with the exit code that says so. */
const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

interface Ending {
  /** The process, or what plays it in a test. */
  listenTo: { on: (signal: keyof typeof codes, heard: () => void) => unknown };
  /** Ends everything in order. */
  stop: () => Promise<void>;
  exit: (code: number) => void;
  say: (line: string) => void;
  /** How long an end in order may take. */
  patienceMs?: number;
}

/** Ends in order at the first signal; at the second, or when the order takes too long, at once. */
export function endOnSignals({ listenTo, stop, exit, say, patienceMs = 10_000 }: Ending): void {
  let isEnding = false;
  async function end(code: number): Promise<void> {
    if (isEnding) return exit(code);
    isEnding = true;
    say('\nStopping …');
    const timer = setTimeout(() => {
      say(`✗ Stopping took longer than ${patienceMs / 1000} s and was cut short.`);
      exit(code);
    }, patienceMs);
    await stop().catch((error: unknown) => say(`✗ Not everything could be stopped: ${String(error)}`));
    clearTimeout(timer);
    exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    listenTo.on(signal, () => void end(codes[signal]));
  }
}
