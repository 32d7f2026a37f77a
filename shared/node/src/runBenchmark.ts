import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { betweenMarkers } from './markdown.ts';

const document = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));

interface BenchmarkResult {
  /** What the numbers depend on besides the machine. */
  facts: string;
  /** Tables and sentences. */
  parts: readonly string[];
  /** Printed, but not written. @default false */
  isPartial?: boolean;
}

interface Benchmark<Settings> {
  /** Such as `bench:mix`: names its block of docs/benchmarks.md. */
  command: string;
  /** By the names of the command's options: what is meant without them. Numbers are whole, from 1. */
  settings: Settings;
  /** By option, what it may be besides its default, where that is limited. */
  choices?: Readonly<Record<string, readonly string[]>>;
  measure: (settings: Settings) => Promise<BenchmarkResult>;
}

const machine = () =>
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)} before the run`;

function given(name: string, usual: string | number, text: unknown): string | number {
  if (typeof text !== 'string') return usual;
  if (typeof usual === 'string') return text;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number from 1.`);
}

function assertChoice(name: string, text: unknown, names: readonly string[]): void {
  if (text === undefined || names.some((each) => each === text)) return;
  throw new Error(`--${name} must be one of ${names.join(', ')}.`);
}

/**
 * Measures, prints the result and writes it to docs/benchmarks.md. Every benchmark takes `--note "…"`, a remark for the
 * document, and `--dry-run`, which only prints.
 * @throws for an unknown option or choice, before anything is measured
 */
export async function runBenchmark<Settings extends Record<string, string | number>>(
  { command, settings, choices = {}, measure }: Benchmark<Settings>,
  args: string[] = process.argv.slice(2),
): Promise<void> {
  const options: Record<string, { type: 'string' | 'boolean' }> = {
    note: { type: 'string' },
    'dry-run': { type: 'boolean' },
  };
  for (const name of Object.keys(settings)) options[name] = { type: 'string' };
  const { values } = parseArgs({ args, options });
  const chosen = Object.entries(settings).map(([name, usual]) => [name, given(name, usual, values[name])]);
  for (const [name, names] of Object.entries(choices)) assertChoice(name, values[name], names);
  const before = machine();
  const { facts, parts, isPartial = false } = await measure(Object.fromEntries(chosen) as Settings);
  const text = [`${before}; ${facts} ${String(values['note'] ?? '')}`.trim(), ...parts].join('\n\n');
  console.log(`\n${text}`);
  if (values['dry-run'] === true || isPartial) return;
  writeFileSync(document, betweenMarkers(readFileSync(document, 'utf8'), command, text));
}
