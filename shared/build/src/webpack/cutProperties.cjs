const ts = require('typescript');

/**
 * Cuts properties of these `names` out of object literals: what only builds, servers and tests need is no business of
 * browsers. Only functions and object literals are cut. Lines stay where they are, for source maps.
 */
module.exports = function cutProperties(source) {
  const { names } = this.getOptions();
  if (!names.some((name) => source.includes(`${name}:`))) return source;
  const file = ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.Latest, true);
  const cuts = [];
  (function visit(node) {
    if (
      ts.isPropertyAssignment(node) &&
      names.includes(node.name.getText()) &&
      (ts.isArrowFunction(node.initializer) || ts.isObjectLiteralExpression(node.initializer))
    )
      cuts.push([node.getStart(), node.end + (source[node.end] === ',' ? 1 : 0)]);
    else ts.forEachChild(node, visit);
  })(file);
  return cuts.reduceRight((text, [start, end]) => {
    const lines = text.slice(start, end).split('\n').length - 1;
    return `${text.slice(0, start)}${'\n'.repeat(lines)}${text.slice(end)}`;
  }, source);
};
