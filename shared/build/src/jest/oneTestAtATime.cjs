// To know which of several tests an error belongs to, Jest has an AsyncLocalStorage for each test file. Node 20 asks each of
// them at every new promise, to the end of the process: more and more processor time, a tenth of all in the end. Here the
// tests of a file run one after another.
const hooks = require('node:async_hooks');

const { AsyncLocalStorage } = hooks;

/** What Jest needs of an AsyncLocalStorage. */
class CurrentTest {
  #store;

  getStore() {
    return this.#store;
  }

  async run(store, callback) {
    const before = this.#store;
    this.#store = store;
    try {
      return await callback();
    } finally {
      this.#store = before;
    }
  }
}

/** Jest's framework is loaded between an environment's `setup` and its event of the same name; all later have Node's own. */
const oneTestAtATime = (Environment) =>
  class extends Environment {
    async setup() {
      await super.setup();
      hooks.AsyncLocalStorage = CurrentTest;
    }

    handleTestEvent({ name }) {
      if (name === 'setup') hooks.AsyncLocalStorage = AsyncLocalStorage;
    }

    async teardown() {
      hooks.AsyncLocalStorage = AsyncLocalStorage;
      await super.teardown();
    }
  };

module.exports = { oneTestAtATime };
