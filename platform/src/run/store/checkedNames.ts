import { UserFacingError } from '../faults/UserFacingError.ts';
import type { ReleaseName } from './releaseStore.ts';

const packageName = /^[a-z][a-z0-9-]*$/;
const versionName = /^\d[\w.+-]*$/;
const fileName = /^[\w@+-][\w@.+-]*(?:\/[\w@+-][\w@.+-]*)*$/;

/** `<package>/<version>`. @throws for names that could lead elsewhere */
export const checkedRelease = ({ name, version }: ReleaseName): string =>
  `${checked(name, packageName)}/${checked(version, versionName)}`;

/** @throws for names that could lead elsewhere */
export const checkedFile = (file: string): string => checked(file, fileName);

export const isReleaseName = ({ name, version }: ReleaseName): boolean =>
  fits(name, packageName) && fits(version, versionName);

const fits = (name: string, pattern: RegExp) =>
  pattern.test(name) && !name.includes('..') && name.length <= 200;

function checked(name: string, pattern: RegExp): string {
  if (fits(name, pattern)) return name;
  throw new UserFacingError(
    `“${name}” cannot be a name in the release store.`,
    'Use letters, digits, dots, dashes and underscores.',
  );
}
