import postcss from 'postcss';

/** Also those that a class must not have, or may have among others: such a selector may match without them. */
const arguments_ = /\([^()]*\)/;
const classes = /\.(-?[A-Za-z_][\w-]*)/g;

function neededClasses(selector: string): string[] {
  let outer = selector;
  while (arguments_.test(outer)) outer = outer.replace(arguments_, '');
  return [...outer.matchAll(classes)].map(([, name = '']) => name);
}

/** Leaves out rules that apply on paper alone, or to classes that are never used. */
export function usedStyles(css: string, isUsed: (name: string) => boolean): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (rule) => {
    if (rule.params.trim() === 'print') rule.remove();
  });
  sheet.walkRules((rule) => {
    const usedSelectors = rule.selectors.filter((selector) => neededClasses(selector).every(isUsed));
    if (usedSelectors.length === 0) rule.remove();
    else rule.selectors = usedSelectors;
  });
  return sheet.toString();
}
