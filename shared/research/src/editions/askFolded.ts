import { askOptional } from './askOptional.ts';
import type { FoldedEditions } from './foldedEditions.ts';

/**
 * Asks for a list whose editions are folded and led by a language, if by any. An API that refuses the parameter, which the documents do not name, is asked for the list
 * as it is without. [L-16] [K-02]
 * @throws what the second answer is, or the first where nothing was to be folded
 */
export function askFolded<Answer>(
  language: FoldedEditions['fold_editions'],
  ask: (folded: FoldedEditions) => Promise<Answer>,
): Promise<Answer> {
  return language === undefined ? ask({}) : askOptional({ fold_editions: language }, ask);
}
