/** Where React renders: the page, and the overlays next to it. */
const places = '#portal, [data-portal]';

/** Neither is in a place, but both are targets while nothing has the focus. */
const isPage = (element: Element) => element === document.body || element === document.documentElement;

const isFocusable = (element: Element) =>
  isPage(element) ||
  element.hasAttribute('tabindex') ||
  element.closest('[contenteditable]') !== null ||
  (element instanceof HTMLElement && element.tabIndex >= 0);

/** Whether it is the portal's: extensions add elements next to the page and, as custom elements, within it. */
export function isOwnTarget(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return target instanceof Node || target === window;
  const isInPlace = document.getElementById('portal') === null || target.closest(places) !== null;
  return isPage(target) || (isInPlace && target.shadowRoot === null && !target.localName.includes('-'));
}

/**
 * Whether an event happened on an element of the portal. Events from within a shadow root appear on its host: an open
 * root shows in the path, a closed one by a key pressed on an element that cannot have the focus itself.
 */
function isOwnEvent(event: Event): boolean {
  const { target } = event;
  if (event.composedPath()[0] !== target || !isOwnTarget(target)) return false;
  return !(event instanceof KeyboardEvent && target instanceof Element) || isFocusable(target);
}

interface Listening {
  /** Before the elements handle it. @default false */
  capture?: boolean;
  /** @default false */
  passive?: boolean;
}

/**
 * Listens to the whole page, except for what happens in the fields and buttons of extensions.
 * @returns a function that stops it
 */
export function onOwnEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  options: Listening = {},
): () => void {
  const handle = (event: DocumentEventMap[Type]) => {
    if (isOwnEvent(event)) listener(event);
  };
  document.addEventListener(type, handle, options);
  return () => document.removeEventListener(type, handle, options);
}
