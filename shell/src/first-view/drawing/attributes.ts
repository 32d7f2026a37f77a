import type { Props } from './element.ts';

/** React's names that differ from those of the attributes by more than their case. */
const names: Record<string, string> = { className: 'class' };

/** In SVG these keep their case. */
const inCamelCase = new Set(['viewBox', 'preserveAspectRatio', 'gradientUnits']);

/**
 * React's own view has the same elements a moment later: an id may exist only once, and what is announced then must not
 * be announced before.
 */
const leftToReact = new Set([
  'key',
  'id',
  'htmlFor',
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'aria-live',
]);

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function nameOf(name: string, isSvg: boolean): string {
  const known = names[name];
  if (known !== undefined) return known;
  if (!isSvg) return name.toLowerCase();
  return inCamelCase.has(name) ? name : kebab(name);
}

/** Undefined for what is no attribute, or false. */
function textOf(name: string, value: unknown): string | undefined {
  const isText = /^(?:aria|data)-/.test(name);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'boolean') return undefined;
  if (isText) return String(value);
  return value ? '' : undefined;
}

const isAnnounced = (name: string, value: unknown) =>
  name === 'role' && (value === 'status' || value === 'alert');

/** Sets what React would set for these props, but ids and announcements. */
export function setAttributes(element: Element, props: Props): void {
  const isSvg = element instanceof SVGElement;
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || name === 'style' || leftToReact.has(name) || isAnnounced(name, value))
      continue;
    const text = textOf(name, value);
    if (text !== undefined) element.setAttribute(nameOf(name, isSvg), text);
  }
  setStyle(element, props['style']);
}

/** By properties: the page's policy refuses the attribute. */
function setStyle(element: Element, style: unknown): void {
  if (typeof style !== 'object' || style === null || !('style' in element)) return;
  const target = element.style as CSSStyleDeclaration;
  for (const [name, value] of Object.entries(style)) {
    const text = typeof value === 'number' && value !== 0 ? `${value}px` : String(value);
    target.setProperty(name.startsWith('--') ? name : kebab(name), text);
  }
}
