import { previewDocument, sanitizePreview } from './previewDocument.ts';

function clean(html: string) {
  const holder = document.createElement('div');
  holder.append(...sanitizePreview(html).childNodes);
  return holder;
}

describe('[V-01] hostile markup is inert', () => {
  test.each([
    ['a script', '<p>Text</p><script>top.stolen = 1</script>', 'script'],
    ['a script in SVG', '<p>Text</p><svg><script>top.stolen = 1</script></svg>', 'script'],
    ['a frame', '<p>Text</p><iframe src="https://evil.example"></iframe>', 'iframe'],
    ['a frame with a document', '<p>Text</p><iframe srcdoc="<script>1</script>"></iframe>', 'iframe'],
    ['an object', '<p>Text</p><object data="https://evil.example"></object>', 'object'],
    ['an embed', '<p>Text</p><embed src="https://evil.example">', 'embed'],
    [
      'a form',
      '<p>Text</p><form action="https://evil.example"><input name="password"></form>',
      'form, input',
    ],
    ['a button', '<p>Text</p><button formaction="https://evil.example">Sign in</button>', 'button'],
    ['a redirect', '<p>Text</p><meta http-equiv="refresh" content="0;url=https://evil.example">', 'meta'],
    ['a base', '<base href="https://evil.example/"><p>Text</p>', 'base'],
    ['a style sheet', '<p>Text</p><style>@import url(https://evil.example/x.css)</style>', 'style'],
    ['a linked sheet', '<p>Text</p><link rel="stylesheet" href="https://evil.example/x.css">', 'link'],
    [
      'foreign content',
      '<p>Text</p><svg><foreignObject><img src=x onerror=1></foreignObject></svg>',
      '[onerror]',
    ],
  ])('%s', (_, html, selector) => {
    const body = clean(html);
    expect(body.querySelector(selector)).toBeNull();
    expect(body).toHaveTextContent('Text');
  });

  test.each([
    ['an image handler', '<img src="x" onerror="top.stolen = 1">'],
    ['a body handler', '<body onload="top.stolen = 1"><p>Text</p></body>'],
    ['a details handler', '<details open ontoggle="top.stolen = 1">Text</details>'],
    ['an SVG handler', '<svg onload="top.stolen = 1"><circle r="1"/></svg>'],
    ['an inline style', '<p style="position:fixed;background:url(https://evil.example)">Text</p>'],
    ['a fill', '<svg><rect fill="url(https://evil.example/x.svg#a)"/></svg>'],
    ['an escaped fill', '<svg><rect fill="\\75rl(//evil.example/x)"/></svg>'],
    ['a mask', '<svg><rect mask="image(url(//evil.example/x))"/></svg>'],
    ['a filter', '<svg><g filter="url(\'//evil.example/#a\')"/></svg>'],
    ['a marker', '<svg><path marker-end="url(//evil.example/#a)"/></svg>'],
    ['a cursor', '<svg><g cursor="url(//evil.example/x.cur), auto"/></svg>'],
    ['a use', '<svg><use href="https://evil.example/x.svg#a"/></svg>'],
    ['an animation', '<svg><a><animate attributeName="href" values="javascript:top.stolen=1"/></a></svg>'],
    ['a picture set', '<img srcset="https://evil.example/x.png 2x">'],
    ['a poster', '<video poster="https://evil.example/x.png"></video>'],
    ['a background', '<table background="https://evil.example/x.png"><tr><td>Text</td></tr></table>'],
    ['a template', '<template><img src="https://evil.example/x"></template>'],
    ['a hidden script', '<math><mtext><style><img src=x onerror="top.stolen = 1"></style></mtext></math>'],
    ['a comment', '<!--[if true]><script src="//evil.example"></script><![endif]-->'],
    ['a ping', '<a href="https://bank.example" ping="https://evil.example">Text</a>'],
  ])('%s', (_, html) => {
    expect(clean(html).innerHTML).not.toMatch(/stolen|evil|\son/);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://portal.example/1',
    '/download_redirect?r=x',
    '//evil.example',
    'logout',
  ])('a link to %s leads nowhere', (href) => {
    const link = clean(`<a href="${href}">Text</a>`).querySelector('a');
    expect(link).toHaveTextContent('Text');
    expect(link).not.toHaveAttribute('href');
  });

  test('a picture from elsewhere is not asked for', () => {
    const html =
      '<img src="https://evil.example/x.png" alt="Chart"><img src="data:image/png;base64,AA==" alt="">';
    expect(clean(html).innerHTML).toBe('<img alt="Chart"><img src="data:image/png;base64,AA==" alt="">');
    const page = previewDocument({ title: '', language: 'English', html_content: html });
    expect(page).toContain("default-src 'none'; img-src data:;");
  });
});

test.each(['href', 'xlink:href'])('what a drawing names by %s it carries itself', (name) => {
  const picture = (address: string) =>
    clean(`<svg><image ${name}="${address}"></image></svg>`).querySelector('image')?.getAttribute(name) ??
    null;
  expect(picture('https://evil.example/x.png')).toBeNull();
  expect(picture('mailto:x@evil.example')).toBeNull();
  expect(picture('data:image/svg+xml,x')).toBeNull();
  expect(picture('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==');
  expect(picture('#mark')).toBe('#mark');
});

test('a gradient of another site is not asked for', () => {
  const html = clean('<svg><linearGradient id="a" href="https://evil.example/#a"/></svg>').innerHTML;
  expect(html).toContain('id="a"');
  expect(html).not.toMatch(/evil|target/);
});

test.each(['none', '#12407a', 'currentColor', 'rgb(1 2 3 / 50%)', 'url(#shade)', "url('#shade')"])(
  'a drawing may be painted with %s',
  (fill) => {
    const rect = clean(`<svg><rect fill="${fill}"></rect></svg>`).querySelector('rect');
    expect(rect).toHaveAttribute('fill', fill);
  },
);

test.each(['_top', '_parent', '_self', 'opener'])(
  'a link with the target %s opens a tab of its own',
  (target) => {
    const link = clean(`<a href="https://bank.example" target="${target}">Text</a>`).querySelector('a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

test('a document of a thousand nested boxes, or of many thousand lines, stays one', () => {
  expect(clean('<div>'.repeat(1000) + 'Text')).toHaveTextContent('Text');
  expect(clean('<p>Line</p>'.repeat(2000)).querySelectorAll('p')).toHaveLength(2000);
});

test('a table wider than the page scrolls by itself', () => {
  const page = previewDocument({ title: '', language: 'English', html_content: '<table></table>' });
  expect(page).toMatch(/\btable \{[^}]*overflow-x: auto/);
});

test('links to other sites open a tab that knows nothing of this one', () => {
  const link = clean('<a href="https://bank.example/report">Report</a>').querySelector('a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('links within the document stay there', () => {
  const link = clean('<a href="#notes">Notes</a>').querySelector('a');
  expect(link).toHaveAttribute('href', '#notes');
  expect(link).not.toHaveAttribute('target');
});

test('what a report is made of stays', () => {
  const html =
    '<article lang="de"><h1>Titel</h1><table><caption>Kennzahlen</caption><tbody><tr><th scope="row">Umsatz</th><td>1’200</td></tr></tbody></table><figure><svg viewBox="0 0 10 10" role="img" aria-label="Kurs"><polyline points="0,0 1,1" stroke="#12407a"></polyline></svg></figure></article>';
  expect(sanitizePreview(html).innerHTML).toBe(html);
});

describe('the document around it', () => {
  const preview = { title: 'Banks', language: 'German', html_content: '<h1>Banks</h1><h1>Outlook</h1>' };

  test('says its language and does not repeat the title', () => {
    const page = new DOMParser().parseFromString(previewDocument(preview), 'text/html');
    expect(page.documentElement.lang).toBe('de');
    expect(page.body.textContent).toBe('Outlook');
  });

  test('leaves the language open when it is not one of the portal’s', () => {
    expect(previewDocument({ ...preview, language: '"><script>' })).toMatch(/<html><head>/);
  });

  test('lets no style in but its own, where the page has a nonce', () => {
    const html = previewDocument(preview, { nonce: 'abc' });
    expect(html).toContain("style-src 'nonce-abc'");
    expect(html).toContain('<style nonce="abc">');
  });

  test('[V-02] fetches the files of the portal’s typeface and nothing else', () => {
    const fonts = { rules: '@font-face { font-family: X }', files: ['https://portal.example/a.woff2'] };
    const html = previewDocument(preview, { nonce: 'abc', fonts });
    const policy =
      "default-src 'none'; img-src data:; style-src 'nonce-abc'; font-src https://portal.example/a.woff2; base-uri 'none'; form-action 'none'";
    expect(html).toContain(`content="${policy}"`);
    expect(html).toContain('<style nonce="abc">@font-face { font-family: X }');
    expect(previewDocument(preview, { fonts: { rules: '', files: [] } })).not.toContain('font-src');
  });

  test('leaves no empty header where the title was all of it', () => {
    const html = previewDocument({ ...preview, html_content: '<header><h1>Banks</h1></header><p>Text</p>' });
    expect(html).toContain('<body><p>Text</p></body>');
  });
});
