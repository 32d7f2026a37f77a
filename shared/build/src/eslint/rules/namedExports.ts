import type { Rule } from 'eslint';

/** Things keep one name everywhere. Tools need default exports in remote.ts and config files. */
export const namedExports: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      named:
        'Export by name, so that the thing is called the same everywhere. Only remote.ts and config files export a default.',
    },
  },
  create(context) {
    return {
      ExportDefaultDeclaration: (node) => {
        context.report({ node, messageId: 'named' });
      },
      'ExportSpecifier[exported.name="default"]': (node: Rule.Node) => {
        context.report({ node, messageId: 'named' });
      },
    };
  },
};
