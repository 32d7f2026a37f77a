/** The faces of the portal's typeface, for a document that has no style sheet of the page. */
export interface PortalFonts {
  /** As rules of a style sheet. */
  rules: string;
  /** Addresses of their files, each whole, as a policy takes them. */
  files: readonly string[];
}

const family = /^["']?Source Sans 3\b/;
const address = /url\(\s*["']?([^"')]+)["']?\s*\)/g;
/** What would end an address within a policy, or a style element. */
const unfit = /[\s;,'"<]/;

/** The rules of a sheet; none where the browser does not let the page read it, since it came from elsewhere. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const isFace = (rule: CSSRule): rule is CSSFontFaceRule => rule.cssText.startsWith('@font-face');

/** The faces that the page itself has, and where their files lie; none before its style sheet is there. [V-02] */
export function portalFonts(sheets: Iterable<CSSStyleSheet> = document.styleSheets): PortalFonts {
  const [rules, files] = [[] as string[], new Set<string>()];
  for (const sheet of sheets)
    for (const rule of rulesOf(sheet)) {
      if (!isFace(rule) || !family.test(rule.style.getPropertyValue('font-family'))) continue;
      const found = [...rule.cssText.matchAll(address)].map(([, file = '']) => resolved(file, sheet));
      if (found.some((file) => unfit.test(file))) continue;
      rules.push(rule.cssText.replace(address, (_, file: string) => `url("${resolved(file, sheet)}")`));
      for (const file of found) files.add(file);
    }
  return { rules: rules.join('\n'), files: [...files] };
}

const resolved = (file: string, sheet: CSSStyleSheet) => new URL(file, sheet.href ?? document.baseURI).href;
