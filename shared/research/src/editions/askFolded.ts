import { askOptional } from './askOptional.ts';
import type { FoldedEditions } from './foldedEditions.ts';

/**
 * Requests a list with editions folded, led by `language`; repeats it without the undocumented parameter if the API
 * rejects that. [L-16] [K-02]
 * @throws the error of the last request
 */
export function askFolded<Answer>(
  language: FoldedEditions['fold_editions'],
  ask: (folded: FoldedEditions) => Promise<Answer>,
): Promise<Answer> {
  return language === undefined ? ask({}) : askOptional({ fold_editions: language }, ask);
}
