import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lazyModules } from '@portal/build/lazy-modules';
import { stillRecorded } from '@portal/build/recorded-tests';
import { projectFiles } from '../documents/projectFiles.ts';
import { readArguments } from '#run/faults/readArguments.ts';
import { recordedTestsSchema } from '#release/impact/recordedTests.ts';
import { checkout } from '#run/settings/checkout.ts';
import { changedFiles } from '../changed/changedFiles.ts';
import { selectTests, type Selection } from '../changed/selectTests.ts';
import { workspacePackages } from '../changed/workspacePackages.ts';
import type { Step } from './runStep.ts';
import { allSteps, skippedList, stepsFor } from './steps.ts';

const usage = `npm test                               everything
npm test -- --changed                  what this branch and what is not committed can touch
npm test -- --changed --since <commit> what was changed since a commit`;

const options = { changed: { type: 'boolean' }, since: { type: 'string' } } as const;

const specsFolder = 'e2e/specs/';

function textOfSpec(spec: string): string | undefined {
  const file = join(checkout, specsFolder, spec);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const selectHere = (files: readonly string[]): Selection =>
  selectTests(files, {
    packages: workspacePackages(),
    specs: projectFiles(['.spec.ts'], specsFolder).map((file) => file.slice(specsFolder.length)),
    areasOf: stillRecorded(
      recordedTestsSchema.parse(JSON.parse(readFileSync(join(checkout, specsFolder, 'areas.json'), 'utf8'))),
      textOfSpec,
    ),
    filesOf: (area) => lazyModules(join(checkout, area)),
    exists: (file) => existsSync(join(checkout, file)),
  });

/** Each group runs in parallel. @throws for unknown arguments */
export async function chosenSteps(
  args: string[],
  say: (line: string) => void,
): Promise<readonly (readonly Step[])[]> {
  const { changed, since } = readArguments(args, options, usage).values;
  if (changed !== true) return allSteps;
  const files = await changedFiles(checkout, since);
  const selection = selectHere(files);
  say(describeSelection(files, selection));
  mkdirSync(dirname(skippedList), { recursive: true });
  writeFileSync(skippedList, selection.skipped.map((line) => `${line}\n`).join(''));
  return stepsFor(selection);
}

export function describeSelection(files: readonly string[], selection: Selection): string {
  const changed = `${files.length} changed ${files.length === 1 ? 'file' : 'files'}`;
  if (files.length === 0) return 'Nothing has changed: there is nothing to test.';
  if (selection.everything !== undefined) return `${changed}. Everything is tested: ${selection.everything}.`;
  const { lint, unit, browser, skipped } = selection;
  const specs = browser === 'all' ? 'all' : browser.join(', ') || 'none';
  const without =
    skipped.length === 0
      ? ''
      : `, without ${skipped.length} of their tests, which load nothing of the change`;
  return [
    `${changed}. What they can affect:`,
    `  lint           ${lint.join(', ') || 'only their format'}`,
    `  unit tests     ${unit.join(', ')}`,
    `  browser tests  ${specs}${without}`,
  ].join('\n');
}
