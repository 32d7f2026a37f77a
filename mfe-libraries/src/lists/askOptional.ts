import { ApiError } from '@portal/api';

/**
 * Sends undocumented parameters, and retries without them if the API refuses. For calls that are no reads. [K-02]
 * @throws the error of the retry
 */
export async function askOptional<Parameters extends object, Answer>(
  parameters: Parameters,
  ask: (parameters: Partial<Parameters>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(parameters);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'invalid') return ask({});
    throw error;
  }
}
