/** The portal's fonts, for a document without the page's style sheets. */
export interface PortalFonts {
  /** As CSS rules. */
  rules: string;
  /** Absolute addresses of the font files, for a policy. */
  files: readonly string[];
}

/** The second is that of shells from before `Portal Sans`. */
const family = /^["']?(?:Portal Sans|Source Sans 3)\b/;
const address = /url\(\s*["']?([^"')]+)["']?\s*\)/g;
/** Characters that would end an address in a policy, or a style element. */
const unfit = /[\s;,'"<]/;

/** Returns no rules for cross-origin sheets, which browsers do not let the page read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const isFace = (rule: CSSRule): rule is CSSFontFaceRule => rule.cssText.startsWith('@font-face');

/** Finds the @font-face rules of the page; none before its style sheet has loaded. [V-02] */
export function portalFonts(sheets: Iterable<CSSStyleSheet> = document.styleSheets): PortalFonts {
  const rules = [] as string[];
  const files = new Set<string>();
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
