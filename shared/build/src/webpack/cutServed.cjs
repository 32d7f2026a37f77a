const ts = require('typescript');

/**
 * Cuts `served: () => …` out of calls: what only servers, documents and tests need is no business of browsers. Lines
 * stay where they are, for source maps.
 */
module.exports = function cutServed(source) {
  if (!/\bserved:/.test(source)) return source;
  const file = ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.Latest, true);
  const cuts = [];
  (function visit(node) {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'served' &&
      ts.isArrowFunction(node.initializer)
    )
      cuts.push([node.getStart(), node.end + (source[node.end] === ',' ? 1 : 0)]);
    else ts.forEachChild(node, visit);
  })(file);
  return cuts.reduceRight((text, [start, end]) => {
    const lines = text.slice(start, end).split('\n').length - 1;
    return `${text.slice(0, start)}${'\n'.repeat(lines)}${text.slice(end)}`;
  }, source);
};
