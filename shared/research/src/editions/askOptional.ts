import { ApiError } from '@portal/api';

/** Asks with a parameter that the documents do not name. An API that refuses it is asked without. [K-02] @throws what the second answer is */
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
