import type { Rule } from 'eslint';
import { avoidedWordIn } from '../avoidedWords.ts';

const mostCharacters = 80;

const checklistIds = /\[[A-Z]+-\d+\] ?/g;

const testers = ['describe', 'it', 'test'];

type Callee = Parameters<NonNullable<Rule.RuleListener['CallExpression']>>[0]['callee'];

/** `test('…')`, `test.each([…])('…')`, also of `it` and `describe`. */
function isTester(callee: Callee): boolean {
  if (callee.type === 'Identifier') return testers.includes(callee.name);
  if (callee.type === 'CallExpression') return isTester(callee.callee);
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  return testers.includes(callee.object.name);
}

/** Titles of tests are short and plain; ids of the checklist do not count. */
export const testTitles: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    messages: {
      long: 'A title has at most {{most}} characters besides its ids, not {{count}}: name the behaviour, leave the rest to the test.',
      avoided: "'{{found}}' is avoided here: {{plain}} (docs/words.md).",
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        const [title] = node.arguments;
        if (title === undefined || !isTester(node.callee)) return;
        if (
          title.type !== 'TemplateLiteral' &&
          !(title.type === 'Literal' && typeof title.value === 'string')
        )
          return;
        const text = context.sourceCode.getText(title).slice(1, -1).replaceAll(checklistIds, '');
        if (text.length > mostCharacters)
          context.report({
            node: title,
            messageId: 'long',
            data: { most: String(mostCharacters), count: String(text.length) },
          });
        const word = avoidedWordIn(text);
        if (word !== undefined)
          context.report({
            node: title,
            messageId: 'avoided',
            data: { found: word.found, plain: word.plain },
          });
      },
    };
  },
};
