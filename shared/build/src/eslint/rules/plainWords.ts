import type { Rule } from 'eslint';
import { avoidedWordIn, isEmptyName } from '../avoidedWords.ts';

/** Comments and identifiers use plain words. */
export const plainWords: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    messages: {
      avoided: "'{{found}}' is avoided here: {{plain}} (docs/words.md).",
      name: "'{{found}}' has an old or empty word: name what it holds (docs/words.md).",
    },
  },
  create(context) {
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          const word = avoidedWordIn(value.replaceAll(/\s*\n\s*\*?\s*/g, ' '));
          if (word !== undefined && loc)
            context.report({ loc, messageId: 'avoided', data: { found: word.found, plain: word.plain } });
        }
      },
      Identifier(node) {
        if (isEmptyName(node.name)) context.report({ node, messageId: 'name', data: { found: node.name } });
      },
    };
  },
};
