import type { Rule } from 'eslint';
import { relative, sep } from 'node:path';
import { isEmptyName } from '../avoidedWords.ts';

const drawers = /^(utils?|common|misc|helpers?|types|shared|lib)$/;

/** Returns the reason, or undefined for a good name. */
export function whyMisnamed(path: string): string | undefined {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const stem = file.split('.')[0] ?? '';
  const drawer = [...parts.slice(0, -1), stem].find((name) => drawers.test(name));
  if (drawer !== undefined)
    return `'${drawer}' is a drawer: name what is inside, or lay it next to its only user.`;
  if (isEmptyName(stem)) return `'${stem}' has an old or empty word: name what it holds (docs/words.md).`;
  const folder = parts.slice(0, -1).find((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name));
  if (folder !== undefined) return `Folders are kebab-case: rename '${folder}'.`;
  return /^[A-Za-z][A-Za-z0-9]*$/.test(stem)
    ? undefined
    : `Files are PascalCase or camelCase: rename '${file}'.`;
}

/** Files are named after their main export; folders are not catch-alls. */
export const fileNames: Rule.RuleModule = {
  meta: { type: 'problem', schema: [{ type: 'object' }], messages: { misnamed: '{{why}}' } },
  create(context) {
    const { root } = context.options[0] as { root: string };
    const path = relative(root, context.filename).split(sep).join('/').split('/src/')[1];
    return {
      Program(node) {
        const why = path === undefined ? undefined : whyMisnamed(path);
        if (why !== undefined) context.report({ node, messageId: 'misnamed', data: { why } });
      },
    };
  },
};
