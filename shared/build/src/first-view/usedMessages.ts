import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { compiledText } = require('../webpack/compileMessages.cjs') as {
  compiledText: (text: string) => unknown;
};

type Texts = Readonly<Record<string, string>>;

/** Whole ids in code, and starts of ids that end in a template's value, which is one name. A name may have spaces. */
const mentioned = /["'`]([a-z][\w-]*(?:\.[\w-][\w -]*)*\.?)(?:["'`]|\$\{)/g;

/** The messages that this code names, compiled as in the portal's own builds. */
export function usedMessages(code: string, texts: Texts): Record<string, unknown> {
  const names = new Set([...code.matchAll(mentioned)].map(([, name = '']) => name));
  const starts = [...names].filter((name) => name.endsWith('.'));
  const isUsed = (id: string) =>
    names.has(id) || starts.some((start) => id.startsWith(start) && !id.slice(start.length).includes('.'));
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([id]) => isUsed(id))
      .map(([id, text]) => [id, compiledText(text)]),
  );
}
