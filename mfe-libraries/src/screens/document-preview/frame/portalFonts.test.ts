import { portalFonts } from './portalFonts.ts';

/** A style sheet as in browsers: jsdom does not parse @font-face. */
function aSheet(href: string | null, faces: { family: string; cssText: string }[]): CSSStyleSheet {
  const cssRules = faces.map(({ family, cssText }) => ({
    cssText,
    style: { getPropertyValue: () => family },
  }));
  return { href, cssRules } as unknown as CSSStyleSheet;
}

const family = '"Portal Sans"';

test.each([family, '"Source Sans 3 Variable"'])(
  '[V-02] faces of %s are named by whole addresses',
  (named) => {
    const cssText = `@font-face { font-family: ${named}; src: url("a.woff2") format("woff2"); }`;
    const fonts = portalFonts([
      aSheet('https://portal.example/shell/main.css', [{ family: named, cssText }]),
    ]);
    expect(fonts.files).toEqual(['https://portal.example/shell/a.woff2']);
    expect(fonts.rules).toBe(cssText.replace('a.woff2', 'https://portal.example/shell/a.woff2'));
  },
);

test('stand-ins of the reader’s own come along; other faces stay', () => {
  const fonts = portalFonts([
    aSheet('https://portal.example/main.css', [
      { family: '"Portal Sans Fallback"', cssText: '@font-face { src: local("Arial"); }' },
      { family: 'Icons', cssText: '@font-face { src: url("icons.woff2"); }' },
    ]),
  ]);
  expect(fonts).toEqual({ rules: '@font-face { src: local("Arial"); }', files: [] });
});

test('an address that would end its place in the policy is left out', () => {
  const cssText = '@font-face { src: url("a;script-src *.woff2"); }';
  expect(portalFonts([aSheet('https://portal.example/main.css', [{ family, cssText }])])).toEqual({
    rules: '',
    files: [],
  });
});

test('a sheet from elsewhere, which the page may not read, gives none', () => {
  const sheet = {
    get cssRules(): never {
      throw new DOMException('no', 'SecurityError');
    },
  } as unknown as CSSStyleSheet;
  expect(portalFonts([sheet])).toEqual({ rules: '', files: [] });
});
