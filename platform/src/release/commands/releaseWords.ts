import { userInfo } from 'node:os';
import { environmentNames } from '@portal/wire';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { readArguments } from '#run/faults/readArguments.ts';
import type { PortalSettings } from '#run/settings/portalSettings.ts';
import type { EnvironmentName, ReleaseName, ReleaseStore } from '#run/store/releaseStore.ts';

const options = {
  environment: { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
  by: { type: 'string' },
  why: { type: 'string' },
  'dry-run': { type: 'boolean' },
  unproved: { type: 'string' },
  proposal: { type: 'string' },
  hours: { type: 'string' },
  report: { type: 'string' },
  all: { type: 'boolean' },
  keep: { type: 'string' },
  address: { type: 'string' },
  listen: { type: 'string' },
  save: { type: 'string' },
  portal: { type: 'string', multiple: true },
  format: { type: 'string' },
} as const;

export interface CommandContext {
  store: ReleaseStore;
  settings: PortalSettings;
  names: string[];
  values: ReturnType<typeof readWords>['values'];
  say: (text: string) => void;
}

/** @throws naming the unknown word, or with the usage if help was requested */
export const readWords = (words: string[], usage: string) => readArguments(words, options, usage);

/** @throws for an unknown name */
export function environmentNamed(text: string | undefined): EnvironmentName {
  const environment = environmentNames.find((name) => name === text);
  if (environment !== undefined) return environment;
  throw new UserFacingError(
    text === undefined ? 'Which environment?' : `There is no environment ${text}.`,
    `Choose from: ${environmentNames.join(', ')}.`,
  );
}

/** The environment given, else that of the settings. */
export const chosenEnvironment = ({ settings, values }: CommandContext): EnvironmentName =>
  environmentNamed(values.environment ?? settings.environment);

/** A reason is required wherever clients or colleagues are affected: everywhere except in local. */
export function changeWords({ store, values }: CommandContext, environment: EnvironmentName) {
  const why = oneLine(values.why ?? '');
  if (why === '' && environment !== 'local') {
    throw new UserFacingError(
      `Why should ${environment} change? The history records a reason for every change.`,
      'Give the reason, for example: --why "Target prices show their currency"',
    );
  }
  return {
    store,
    environment,
    who: oneLine(values.by ?? '') || currentUserName(),
    why: why || 'no reason given',
    dryRun: values['dry-run'] ?? false,
  };
}

/** PORTAL_RELEASE_BY where a pipeline acts for someone, else the user of this machine. */
export function currentUserName(): string {
  const named = process.env['PORTAL_RELEASE_BY'] ?? process.env['USER'];
  return named || userInfo().username;
}

/** Keeps text on one line, without control characters that could move a terminal's cursor. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

/** Parses `mfe-libraries` or `mfe-libraries@1.2.0`. */
export function packageNamed(
  word: string | undefined,
  example: string,
): Partial<ReleaseName> & { name: string } {
  const [, name, version] = /^([a-z][a-z0-9-]*)(?:@(.+))?$/.exec(word ?? '') ?? [];
  if (name !== undefined) return version === undefined ? { name } : { name, version };
  throw new UserFacingError(
    word === undefined ? 'Which package?' : `“${word}” is not a package.`,
    `Name the shell or one remote, for example: ${example}`,
  );
}

/** Each package may be named once. */
export function packagesNamed(
  words: readonly string[],
  example: string,
): (Partial<ReleaseName> & { name: string })[] {
  const packages = (words.length === 0 ? [undefined] : words).map((word) => packageNamed(word, example));
  const twice = packages.find(({ name }, place) => packages.findIndex((one) => one.name === name) !== place);
  if (twice === undefined) return packages;
  throw new UserFacingError(
    `${twice.name} is named twice.`,
    `Name each package once, for example: ${example}`,
  );
}

/** Parses a positive whole number. */
export function numberNamed(word: string, what: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new UserFacingError(`“${word}” is not a ${what}.`, 'Expected a number such as 41.');
}
