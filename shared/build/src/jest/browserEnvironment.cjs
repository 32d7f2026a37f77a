// jsdom leaves out some web interfaces that every browser has and React Router needs: Node's own take their place.
require('./compileOnce.cjs');
const { keepComputedStyles, matchNamesFirst } = require('./computedStyles.cjs');
const { oneTestAtATime } = require('./oneTestAtATime.cjs');

matchNamesFirst();
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

module.exports = class BrowserEnvironment extends oneTestAtATime(TestEnvironment) {
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
