/** The element by which a browser's translation replaces a text. */
const isStandIn = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/** By the text that the translation took out of the page. */
type StandIns = WeakMap<Node, HTMLElement>;

/** React goes on removing texts, and inserting before them, where they were: their stand-ins are meant. */
function acceptTaken(parent: Node, standIns: StandIns): void {
  if (Object.hasOwn(parent, 'removeChild')) return;
  const inPlaceOf = (node: Node): Node => {
    const standIn = node.parentNode === parent ? undefined : standIns.get(node);
    return standIn?.parentNode === parent ? standIn : node;
  };
  parent.removeChild = <Child extends Node>(child: Child): Child => {
    Node.prototype.removeChild.call(parent, inPlaceOf(child));
    return child;
  };
  parent.insertBefore = <Child extends Node>(child: Child, before: Node | null): Child => {
    Node.prototype.insertBefore.call(parent, child, before && inPlaceOf(before));
    return child;
  };
}

/**
 * Keeps a page up to date that the browser has translated: the translation takes the texts out of the page, where React
 * goes on changing them. A text that changes takes its place again, and the browser translates it once more.
 * @returns a function that stops it
 */
export function followTranslation(page: Node): () => void {
  const standIns: StandIns = new WeakMap();

  const taken = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const standIn = target.isConnected ? undefined : standIns.get(target);
      if (standIn?.isConnected === true && target instanceof Text) standIn.replaceWith(target);
    }
  });

  const shown = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
      if (standIn === undefined) continue;
      for (const node of removedNodes) {
        if (!(node instanceof Text) || node.isConnected) continue;
        standIns.set(node, standIn);
        acceptTaken(target, standIns);
        taken.observe(node, { characterData: true });
      }
    }
  });

  shown.observe(page, { childList: true, subtree: true });
  return () => {
    shown.disconnect();
    taken.disconnect();
  };
}
