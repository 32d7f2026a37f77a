import type { StepResult } from './runStep.ts';

export function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Parallel steps overlap. */
export function timeTable(
  results: readonly Pick<StepResult, 'name' | 'milliseconds'>[],
  allMs: number,
): string {
  const rows = [...results, { name: 'all of it', milliseconds: allMs }];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, milliseconds }) => `${name.padEnd(width)}  ${inWords(milliseconds)}`).join('\n');
}
