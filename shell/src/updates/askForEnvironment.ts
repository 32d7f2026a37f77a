import { readIfChanged } from '@portal/api';
import { environmentAddress, environmentTag, type Environment } from '@portal/wire';
import { followsRevision } from './followsRevision.ts';
import { parseEnvironment } from './parseEnvironment.ts';

/**
 * Undefined if it is the known one.
 * @throws without an answer that this shell understands
 */
export async function askForEnvironment(known: Environment): Promise<Environment | undefined> {
  const answer = await readIfChanged(environmentAddress, environmentTag(known));
  if (answer === undefined) return undefined;
  const reading = parseEnvironment(answer);
  if (!reading.ok) throw new Error(reading.problem);
  const { environment } = reading;
  if (environment.environment !== known.environment)
    throw new Error(
      `This page belongs to ${known.environment}, and was answered with ${environment.environment}.`,
    );
  if (followsRevision(environment, known)) return environment;
  if (environment.revision === known.revision) return undefined;
  throw new Error(
    `This page knows revision ${known.revision}, and was answered with revision ${environment.revision}: something that answers lags behind.`,
  );
}
