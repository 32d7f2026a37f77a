import type { Rule } from 'eslint';
import { relative, sep } from 'node:path';
import type { ImportSite } from '../boundaries.ts';
import type { Package } from '../packages.ts';
import { whyForbidden } from '../whyForbidden.ts';

interface Options {
  root: string;
  packages: readonly Package[];
}

/** Undefined outside every `src`. */
function siteOf({ root, packages }: Options, filename: string): Omit<ImportSite, 'dynamic'> | undefined {
  const path = relative(root, filename).split(sep).join('/');
  const home = packages.find(({ folder }) => path.startsWith(`${folder}/src/`));
  return home && { package: home, file: path.slice(`${home.folder}/src/`.length) };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Imports only go down (see boundaries.ts), and reach libraries through their owner. */
export const imports: Rule.RuleModule = {
  meta: { type: 'problem', schema: [{ type: 'object' }], messages: { forbidden: '{{why}}' } },
  create(context) {
    const options = context.options[0] as Options;
    const site = siteOf(options, context.filename);
    if (site === undefined) return {};
    const check = (source: { value?: unknown } | null | undefined, node: Rule.Node, dynamic: boolean) => {
      if (!isText(source?.value)) return;
      const why = whyForbidden(options.packages, { ...site, dynamic }, source.value);
      if (why !== undefined) context.report({ node, messageId: 'forbidden', data: { why } });
    };
    return {
      ImportDeclaration: (node) => {
        check(node.source, node, false);
      },
      ExportAllDeclaration: (node) => {
        check(node.source, node, false);
      },
      ExportNamedDeclaration: (node) => {
        check(node.source, node, false);
      },
      ImportExpression: (node) => {
        check('value' in node.source ? node.source : undefined, node, true);
      },
    };
  },
};
