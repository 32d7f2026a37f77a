import { ApiError } from '@portal/api';

/**
 * Asks with parameters that the documents do not name. An API that refuses them is asked without. As in `@portal/research`, where it would be loaded with every page. [K-02] @throws what the second answer is
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
