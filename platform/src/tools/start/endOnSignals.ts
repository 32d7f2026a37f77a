/** By signal. */
const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

interface Ending {
  /** The process, or a stand-in in tests. */
  listenTo: { on: (signal: keyof typeof codes, heard: () => void) => unknown };
  stop: () => Promise<void>;
  exit: (code: number) => void;
  say: (line: string) => void;
  patienceMs?: number;
}

/** Shuts down at the first signal; exits at once on a second one or after `patienceMs`. */
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
