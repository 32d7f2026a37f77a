import type { Rule } from 'eslint';
import { readdirSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';

interface Limits {
  root: string;
  files: number;
  depth: number;
}

const sourceFile = /\.(tsx?|css)$/;
const testFile = /\.test\.tsx?$/;

/** Sorted; tests do not count. */
const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => sourceFile.test(name) && !testFile.test(name))
    .sort();

/** Reports once, at a folder's first file. */
export const folderSize: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      large:
        '{{count}} files in one folder (at most {{limit}}): give what belongs together a folder of its own.',
      deep: '{{depth}} folders below src (at most {{limit}}): flatten.',
    },
  },
  create(context) {
    const { root, files, depth } = context.options[0] as Limits;
    const below = relative(root, dirname(context.filename))
      .split(sep)
      .join('/')
      .split(/(?:^|\/)src(?:\/|$)/)[1];
    return {
      Program(node) {
        if (below === undefined) return;
        const sources = sourcesIn(dirname(context.filename));
        if (basename(context.filename) !== sources[0]) return;
        const count = sources.length;
        if (count > files)
          context.report({ node, messageId: 'large', data: { count: String(count), limit: String(files) } });
        const levels = below === '' ? 0 : below.split('/').length;
        if (levels > depth)
          context.report({ node, messageId: 'deep', data: { depth: String(levels), limit: String(depth) } });
      },
    };
  },
};
