import { readIfChanged } from '@portal/api';
import { environmentAddress, environmentTag, type Environment, type PageEnvironment } from '@portal/wire';
import { followsRevision } from './followsRevision.ts';
import { parseEnvironment } from './parseEnvironment.ts';

/**
 * Undefined if it is the known one.
 * @throws without an answer that this shell understands
 */
export async function askForEnvironment(known: PageEnvironment): Promise<Environment | undefined> {
  const answer = await readIfChanged(environmentAddress, environmentTag(known));
  if (answer === undefined) return undefined;
  const environment = parsed(answer, known);
  if (followsRevision(environment, known)) return environment;
  if (environment.revision === known.revision) return undefined;
  throw new Error(
    `This page knows revision ${known.revision}, and was answered with revision ${environment.revision}: something that answers lags behind.`,
  );
}

/**
 * The environment in force, whichever revision it is.
 * @throws without an answer that this shell understands
 */
export const askForWhole = async (known: PageEnvironment): Promise<Environment> =>
  parsed(await readIfChanged(environmentAddress), known);

function parsed(answer: unknown, known: PageEnvironment): Environment {
  const reading = parseEnvironment(answer);
  if (!reading.ok) throw new Error(reading.problem);
  const { environment } = reading;
  if (environment.environment === known.environment) return environment;
  throw new Error(
    `This page belongs to ${known.environment}, and was answered with ${environment.environment}.`,
  );
}
