import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '@portal/wire';
import { systemErrorCode } from '@portal/node';
import { explainFileFault } from '../faults/explainFileFault.ts';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { makeFolder } from '../store/makeFolder.ts';
import { createWhole } from '../store/writeWhole.ts';

type EnvironmentName = Environment['environment'];

const variableOf: Record<EnvironmentName, string> = {
  local: 'PORTAL_OPERATOR_TOKEN_LOCAL',
  uat: 'PORTAL_OPERATOR_TOKEN_UAT',
  staging: 'PORTAL_OPERATOR_TOKEN_STAGING',
  prod: 'PORTAL_OPERATOR_TOKEN_PROD',
};

interface TokenPlace {
  dataFolder: string;
  /** Served by this machine. */
  environment: EnvironmentName;
}

/** @throws if it is malformed, without showing it */
function givenToken(name: string, variables: NodeJS.ProcessEnv): string | undefined {
  const token = variables[name] === '' ? undefined : variables[name];
  if (token === undefined || /^[\w.~+/=-]{32,}$/.test(token)) return token;
  throw new UserFacingError(
    `${name} is not a valid token.`,
    'Expected at least 32 characters: letters, digits, . ~ + / = - _. Correct it or leave it out.',
  );
}

/**
 * The operator token for an environment's API: its own variable; for this machine's environment also
 * PORTAL_OPERATOR_TOKEN or the token that `npm start` made, which is never sent to another. Undefined if there is none.
 */
export async function operatorToken(
  target: EnvironmentName,
  { dataFolder, environment }: TokenPlace,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  const own = givenToken(variableOf[target], variables);
  if (own !== undefined || target !== environment) return own;
  const given = givenToken('PORTAL_OPERATOR_TOKEN', variables);
  return given ?? storedToken(join(dataFolder, 'operator-token'));
}

/** The given token, or one made once and readable by its owner only. */
export async function ownOperatorToken(
  place: TokenPlace,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const known = await operatorToken(place.environment, place, variables);
  if (known !== undefined) return known;
  const file = join(place.dataFolder, 'operator-token');
  try {
    await makeFolder(place.dataFolder);
    await createWhole(file, `${randomBytes(32).toString('base64url')}\n`, 0o600);
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw explainFileFault(error, `the token ${file}`);
  }
  const token = await storedToken(file);
  if (token !== undefined) return token;
  throw new UserFacingError(`The token in ${file} is damaged.`, 'Delete the file and start again.');
}

async function storedToken(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw explainFileFault(error, `the token ${file}`);
  }
}
