import type { House } from './countHouse.ts';

/** With files, what was counted is listed below each count. */
export function houseText(house: House, withFiles: boolean): string {
  const { median, p95, max } = house.lines;
  const counts: [name: string, value: string, files?: string[]][] = [
    ['source files', `${house.files}`],
    ['lines of a source file', `median ${median}, p95 ${p95}, max ${max}`],
    ['files under 15 lines', `${house.short.length}`, house.short],
    ['folders with one source file', `${house.singleFolders.length}`, house.singleFolders],
    [
      'crumbs (at most 20 lines, one importer, no test)',
      `${house.crumbs.length}`,
      house.crumbs.map(({ path, importer }) => `${path} in ${importer}`),
    ],
    ['lines of tests to a line of source', house.testRatio.toFixed(2)],
    ['value import cycles', `${house.cycles.length}`, house.cycles.map((cycle) => cycle.join(', '))],
  ];
  const width = Math.max(...counts.map(([name]) => name.length));
  return counts
    .flatMap(([name, value, files = []]) => [
      `${name.padEnd(width)}  ${value}`,
      ...(withFiles ? files.map((file) => `  ${file}`) : []),
    ])
    .join('\n');
}
