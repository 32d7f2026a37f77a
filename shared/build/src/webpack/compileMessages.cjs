'use strict';
const { parse } = require('@formatjs/icu-messageformat-parser');

const declared = /export const (en|de) = (\{[\s\S]*?\n\});/;

/** Placeholders, tags or quotes need parsing. */
const isFormatted = (text) => /[{}<']/.test(text);

/** As pages take it: parsed, or text that is shown as it is. */
const compiledText = (text) => (isFormatted(text) ? parse(text) : text);

/** Parses messages at build time, so pages need no parser. Strings are shown as they are. */
module.exports = function compileMessages(source) {
  const found = declared.exec(source);
  if (found === null) throw new Error('A file of messages exports one object, as en or de.');
  const [whole, name, object] = found;
  const messages = Function(`return (${object});`)();
  const compiled = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compiledText(text)]));
  this.callback(
    null,
    source.replace(whole, () => `export const ${name} = ${JSON.stringify(compiled)};`),
  );
};

module.exports.compiledText = compiledText;
