import { UserFacingError } from './UserFacingError.ts';
import type { ReleaseName } from '../store/releaseStore.ts';

export const otherBytes = ({ name, version }: ReleaseName, file = 'fewer files') =>
  new UserFacingError(
    `${name} ${version} is already published with other bytes (${file}).`,
    'A published version never changes. Raise the version in its package.json, build again and publish that.',
  );
