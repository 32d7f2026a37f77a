// jsdom leaves out some web interfaces that every browser has and React Router needs: Node's own take their place.
require('./compileOnce.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

let environments = 0;

/**
 * A browser's channel ends with its page and does not hold the process; Node's joins all pages of a process and does
 * both. So each test file has channels of its own, which close with it.
 */
function channelsOfOnePage() {
  const page = `test file ${process.pid}.${++environments}`;
  const open = new Set();
  class PageChannel extends BroadcastChannel {
    constructor(name) {
      super(`${page}: ${name}`);
      this.unref();
      open.add(this);
    }
  }
  return { PageChannel, close: () => open.forEach((channel) => channel.close()) };
}

/**
 * jsdom puts an element's style together again at each question. Testing Library and axe ask for the same ones over and
 * over; an answer is given again until jsdom itself forgets the rules it matched, which every change of the document makes it do.
 */
function keepComputedStyles(window) {
  const ofWrapper = Object.getOwnPropertySymbols(window.document).find(
    ({ description }) => description === 'impl',
  );
  const document = window.document[ofWrapper];
  const compute = window.getComputedStyle;
  let matched;
  let styles = new WeakMap();
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    if (document._styleCache !== matched) styles = new WeakMap();
    const known = document._styleCache ? styles.get(element) : undefined;
    if (known !== undefined) return known;
    const style = compute(element);
    matched = document._styleCache;
    styles.set(element, style);
    return style;
  };
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    keepComputedStyles(this.global);
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.channels = channelsOfOnePage();
    this.global.BroadcastChannel = this.channels.PageChannel;
  }

  async teardown() {
    this.channels.close();
    await super.teardown();
  }
};
