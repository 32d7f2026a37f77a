import ts from 'typescript';

/** Effects are React's; what only they call, too. */
const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const ofEffects = new Set(['useEffectEvent']);

/** Drawn when a link is pointed at. */
const cards = 'cardOf';

/** Drawn when a reader opens them, or by the portal alone. */
const closed = new Set(['Drawer', 'Modal', 'BelowFirstView']);

const isHandler = (name: string) => /^on[A-Z]/.test(name);
const isFunction = (node: ts.Node): boolean => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** An event of an element never comes; a component may draw otherwise if it is given no handler. */
function withoutHandler(node: ts.JsxAttribute): string | undefined {
  const { initializer, parent } = node;
  if (node.name.getText() === cards) return '';
  if (!isHandler(node.name.getText())) return undefined;
  const tag = parent.parent.tagName.getText();
  if (/^[a-z]/.test(tag)) return '';
  const given =
    initializer !== undefined && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  return given !== undefined && isFunction(given) ? `${node.name.getText()}={() => {}}` : undefined;
}

function withoutEffect(node: ts.CallExpression): string | undefined {
  const called = node.expression.getText();
  if (effects.has(called)) return 'void 0';
  return ofEffects.has(called) ? `${called}(() => {})` : undefined;
}

/** With what it would show. */
function withoutClosed(node: ts.JsxElement | ts.JsxSelfClosingElement): string | undefined {
  const { tagName } = ts.isJsxElement(node) ? node.openingElement : node;
  if (!closed.has(tagName.getText())) return undefined;
  const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
  return isChild ? '{null}' : 'null';
}

function replaced(node: ts.Node): string | undefined {
  if (ts.isJsxAttribute(node)) return withoutHandler(node);
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return withoutClosed(node);
  return ts.isCallExpression(node) ? withoutEffect(node) : undefined;
}

/** The source of a component that is drawn once: without its effects, what answers to events, and what opens later. */
export function drawnOnce(path: string, source: string): string {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  let text = '';
  let done = 0;
  const look = (node: ts.Node): void => {
    const other = replaced(node);
    if (other === undefined) {
      ts.forEachChild(node, look);
      return;
    }
    text += source.slice(done, node.getStart()) + other;
    done = node.end;
  };
  look(file);
  return text + source.slice(done);
}
