// jsdom puts an element's style together again at each question. Testing Library, user-event and axe ask thousands of
// times, which took a third of the processor time of some tests of screens.
const { createRequire } = require('node:module');

const ofJsdom = createRequire(require.resolve('jest-environment-jsdom'));

/** By selector, the names of the elements that it can match; undefined for any. */
const namesBySelector = new Map();

const nameAtItsEnd = (selector) =>
  /^[a-z][\w-]*/i.exec(
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1),
  )?.[0];

/** With a value that is a word. A class, which is no name either, stands for each. */
const plainAttributes = /\[[\w-]+(?:=(?:"[\w-]*"|[\w-]+))?\]/g;

function namesOf(selector) {
  // Keyframes have no selector; commas or spaces may be within parentheses and other brackets.
  const bare = selector?.replaceAll(plainAttributes, '.attribute');
  if (bare === undefined || /[([|]/.test(bare)) return undefined;
  const names = bare.split(',').map(nameAtItsEnd);
  return names.includes(undefined) ? undefined : names.map((name) => name.toLowerCase());
}

function storedNames(selector) {
  if (!namesBySelector.has(selector)) namesBySelector.set(selector, namesOf(selector));
  return namesBySelector.get(selector);
}

/** jsdom asks each rule of its own style sheet, of which an element's name rules out nearly all. Before jsdom is loaded. */
function matchNamesFirst() {
  const selectors = ofJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
  const matches = selectors.matchesDontThrow;
  selectors.matchesDontThrow = (element, selector) => {
    const names = storedNames(selector);
    if (names !== undefined && !names.includes(element._localName.toLowerCase())) return false;
    return matches(element, selector);
  };
}

const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Properties that jsdom inherits or computes, which takes long for colours: here when one is read. */
function readerOfStyles() {
  const {
    getDeclarationForElement,
    getResolvedValue,
    propertiesWithResolvedValueImplemented: implemented,
  } = ofJsdom('jsdom/lib/jsdom/living/helpers/style-rules.js');
  const byName = new Map(
    Object.keys(implemented).flatMap((name) => [name, camelCase(name)].map((each) => [each, name])),
  );
  return (element) => {
    const declared = getDeclarationForElement(element);
    const read = (name) =>
      byName.has(name) ? getResolvedValue(element, byName.get(name)) : declared.getPropertyValue(name);
    return new Proxy(declared, {
      get: (target, name) => {
        if (name === 'getPropertyValue') return read;
        if (byName.has(name)) return read(name);
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
}

/** An answer is given again until jsdom itself forgets the rules it matched, which every change of the document makes it do. */
function keepComputedStyles(window) {
  const { implForWrapper } = ofJsdom('jsdom/lib/jsdom/living/generated/utils.js');
  const document = implForWrapper(window.document);
  const styleOf = readerOfStyles();
  const compute = window.getComputedStyle;
  let matched;
  let styles = new WeakMap();
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    if (document._styleCache !== matched) styles = new WeakMap();
    const known = document._styleCache ? styles.get(element) : undefined;
    if (known !== undefined) return known;
    const style = styleOf(implForWrapper(element));
    matched = document._styleCache;
    styles.set(element, style);
    return style;
  };
}

module.exports = { matchNamesFirst, keepComputedStyles };
