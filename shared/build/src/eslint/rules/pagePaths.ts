import type { Rule } from 'eslint';

/** `/company_profile/:id` → `/company_profile` */
const fixedPart = (path: string) => path.replace(/\/:.*$/, '');

/** The home page's `/` does not count. */
function spellsPage(pagePaths: readonly string[], text: string): boolean {
  return pagePaths
    .map(fixedPart)
    .some((path) => path.length > 1 && text.startsWith(path) && /^(?:$|[/?#])/.test(text.slice(path.length)));
}

/** Only shared/contract/pages.ts spells paths; package.json says which area owns them. */
export const pagePaths: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: { spelled: 'Spell no path here: use pages.….href() or pages.….path of @portal/contract.' },
  },
  create(context) {
    const { paths } = context.options[0] as { paths: readonly string[] };
    return {
      Literal(node) {
        if (typeof node.value === 'string' && spellsPage(paths, node.value))
          context.report({ node, messageId: 'spelled' });
      },
      TemplateLiteral(node) {
        const start = node.quasis[0]?.value.cooked ?? '';
        if (spellsPage(paths, start)) context.report({ node, messageId: 'spelled' });
      },
    };
  },
};
