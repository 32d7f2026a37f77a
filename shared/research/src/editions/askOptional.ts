import { ApiError } from '@portal/api';

/**
 * Requests with an undocumented parameter, and again without it if the API rejects it. [K-02]
 * @throws the error of the last request
 */
export async function askOptional<Parameter extends object, Answer>(
  parameter: Parameter,
  ask: (parameter: Partial<Parameter>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(parameter);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'invalid') return ask({});
    throw error;
  }
}
