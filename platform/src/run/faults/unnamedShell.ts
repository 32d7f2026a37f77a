import type { Environment } from '@portal/wire';
import { UserFacingError } from './UserFacingError.ts';

/** Every release names the files of its shell; without their hashes no page is made. [O-04] */
export const unnamedShell = ({ environment, revision, shell }: Environment): UserFacingError =>
  new UserFacingError(
    `Revision ${revision} of ${environment} names no files of its shell ${shell.version}.`,
    `Make a new revision, which names them: pnpm release configure --environment ${environment} --why "…"`,
  );
