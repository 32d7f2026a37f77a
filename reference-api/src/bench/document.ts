import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { betweenMarkers } from '@portal/node';

const file = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));

/** Writes a command's results to docs/benchmarks.md. */
export function writeBlock(command: string, text: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n';
  writeFileSync(file, betweenMarkers(before, command, text));
}
