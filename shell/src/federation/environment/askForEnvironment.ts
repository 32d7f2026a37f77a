import { readIfChanged } from '@portal/api';
import { environmentAddress, environmentTag, type Environment } from '@portal/wire';
import { parseEnvironment } from './parseEnvironment.ts';

/**
 * Asks which environment is in force; undefined while it is the one that is known.
 * @throws when there is no answer, or none that this shell understands
 */
export async function askForEnvironment(known: Environment): Promise<Environment | undefined> {
  const answer = await readIfChanged(environmentAddress, environmentTag(known));
  if (answer === undefined) return undefined;
  const reading = parseEnvironment(answer);
  if (!reading.ok) throw new Error(reading.problem);
  const { environment } = reading;
  if (environment.environment === known.environment) return environment;
  throw new Error(
    `This page belongs to ${known.environment}, and was answered with ${environment.environment}.`,
  );
}
