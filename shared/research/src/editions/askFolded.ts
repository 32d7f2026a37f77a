import { ApiError } from '@portal/api';
import type { FoldedEditions } from './foldedEditions.ts';

/**
 * Asks for a list whose editions are folded and led by a language, if by any. An API that refuses the parameter, which the documents do not name, is asked for the list
 * as it is without. [L-16] [K-02]
 * @throws what the second answer is, or the first where nothing was to be folded
 */
export async function askFolded<Answer>(
  language: FoldedEditions['fold_editions'],
  ask: (folded: FoldedEditions) => Promise<Answer>,
): Promise<Answer> {
  if (language === undefined) return ask({});
  try {
    return await ask({ fold_editions: language });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'invalid') return ask({});
    throw error;
  }
}
