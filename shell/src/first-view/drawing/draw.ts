import { setAttributes } from './attributes.ts';
import {
  isElement,
  type Component,
  type ComponentClass,
  type Drawn,
  type DrawnElement,
  type Props,
} from './element.ts';
import { CodeToCome, providerOf, Suspense } from './react.ts';

const svg = 'http://www.w3.org/2000/svg';

/** Draws what components return straight into a node: no markup is made from text. */
export function draw(drawn: Drawn, into: Element | DocumentFragment): void {
  if (drawn === '') return;
  if (typeof drawn === 'string' || typeof drawn === 'number') into.append(`${drawn}`);
  else if (Array.isArray(drawn)) for (const each of drawn as readonly Drawn[]) draw(each, into);
  else if (isElement(drawn)) drawElement(drawn, into);
}

const isClass = (type: Component | ComponentClass): type is ComponentClass =>
  'render' in ((type.prototype ?? {}) as object);

function drawElement({ type, props }: DrawnElement, into: Element | DocumentFragment): void {
  if (!(type as unknown)) throw new TypeError('The shell offers no such component: see first-view/offers.');
  if (typeof type === 'string') into.append(elementOf(type, { props, within: into }));
  else if (isClass(type)) draw(new type(props).render(), into);
  else if (type === Suspense) drawOrWait(props, into);
  else drawWithin(type, props, into);
}

function drawWithin(type: Component, props: Props, into: Element | DocumentFragment): void {
  const provider = providerOf(type);
  provider?.enter(props['value']);
  try {
    draw(type(props), into);
  } finally {
    provider?.leave();
  }
}

/** What waits for code is drawn as its placeholder. */
function drawOrWait({ children, fallback }: Props, into: Element | DocumentFragment): void {
  const part = document.createDocumentFragment();
  try {
    draw(children as Drawn, part);
    into.append(part);
  } catch (error) {
    if (!(error instanceof CodeToCome)) throw error;
    draw(fallback as Drawn, into);
  }
}

interface Given {
  props: Props;
  within: Element | DocumentFragment;
}

function elementOf(type: string, { props, within }: Given): Element {
  const isSvg = type === 'svg' || within instanceof SVGElement;
  const element = isSvg ? document.createElementNS(svg, type) : document.createElement(type);
  const isChoice = element instanceof HTMLSelectElement;
  setAttributes(element, isChoice ? { ...props, value: undefined } : props);
  draw(props['children'] as Drawn, element);
  if (isChoice) element.value = String(props['value']);
  return element;
}
