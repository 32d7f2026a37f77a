/** @jest-environment <rootDir>/src/jest/browserEnvironment.cjs */

const sheet = `@keyframes turn { from { opacity: 0 } } .off, p.gone { display: none } main > b { visibility: hidden } :is(em) { color: red } i[title="a, b"] { opacity: 0.5 }
  svg linearGradient { display: none } main strong, main u { pointer-events: none; color: rgb(0, 0, 255) } b[lang], main q[lang="de"] { opacity: 0.25 } [title=z] { opacity: 0.75 } main [title] { clear: both }`;

beforeEach(() => {
  document.head.innerHTML = `<style>${sheet}</style>`;
  document.body.innerHTML = `<main><p class="gone">1</p><p>2</p><span class="off">3</span><b lang="en">4<s title="z">5</s></b><em>6<q lang="de">7</q></em>
    <i title="a, b">8</i><u>9<a>10</a></u><input type="hidden"><svg><linearGradient/></svg><template>11</template></main>`;
});

const styleOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return getComputedStyle(element);
};

test.each([
  ['p.gone', 'display', 'none'],
  ['p:not(.gone)', 'display', 'block'],
  ['span', 'display', 'none'],
  ['s', 'display', ''],
  ['b', 'visibility', 'hidden'],
  ['s', 'visibility', 'hidden'],
  ['p', 'visibility', 'visible'],
  ['q', 'color', 'rgb(255, 0, 0)'],
  ['i', 'opacity', '0.5'],
  ['b', 'opacity', '0.25'],
  ['q', 'opacity', '0.25'],
  ['s', 'opacity', '0.75'],
  ['p', 'opacity', ''],
  ['s', 'clear', 'both'],
  ['p', 'clear', ''],
  ['a', 'pointer-events', 'none'],
  ['a', 'color', 'rgb(0, 0, 255)'],
  ['p', 'pointer-events', 'auto'],
  ['p', 'background-color', 'rgba(0, 0, 0, 0)'],
  ['lineargradient, linearGradient', 'display', 'none'],
  ['input', 'display', 'none'],
  ['template', 'display', 'none'],
])('the style of %s has its %s, as jsdom itself finds it: %s', (selector, property, value) => {
  const style = styleOf(selector);
  expect(style.getPropertyValue(property)).toBe(value);
  const inCode = property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(style[inCode as 'color']).toBe(value);
});

test('a change of the document is a change of styles, also of what inherits them', () => {
  expect([styleOf('p').display, styleOf('s').visibility]).toEqual(['none', 'hidden']);
  document.querySelector('p')?.removeAttribute('class');
  document.querySelector('b')?.setAttribute('style', 'visibility: visible');
  expect([styleOf('p').display, styleOf('s').visibility]).toEqual(['block', 'visible']);
});
