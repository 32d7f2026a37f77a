'use strict';
const { parse } = require('@formatjs/icu-messageformat-parser');

const declared = /export const (en|de) = (\{[\s\S]*?\n\});/;

/** What a message must be read for: placeholders, tags and quotes. */
const isFormatted = (text) => /[{}<']/.test(text);

/**
 * Reads the messages of a language while the portal is built, so that pages need no parser for them. What stays a
 * string is shown as it is.
 */
module.exports = function compileMessages(source) {
  const found = declared.exec(source);
  if (found === null) throw new Error('A file of messages exports one object, as en or de.');
  const [whole, name, object] = found;
  const messages = Function(`return (${object});`)();
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, isFormatted(text) ? parse(text) : text]),
  );
  this.callback(
    null,
    source.replace(whole, () => `export const ${name} = ${JSON.stringify(compiled)};`),
  );
};
