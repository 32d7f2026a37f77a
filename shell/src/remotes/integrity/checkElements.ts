import type { IntegrityOf } from './releasedFiles.ts';

type Checked = HTMLScriptElement | HTMLLinkElement;
type Attribute = 'src' | 'href' | 'rel';

/** What an element is about to be. */
interface Change {
  attribute: Attribute;
  value: string;
}

/** The property that sets the attribute. */
function propertyOf(prototype: Checked, attribute: Attribute): PropertyDescriptor {
  const own = Object.getOwnPropertyDescriptor(prototype, attribute);
  if (own?.set === undefined) throw new Error(`This browser has no ${attribute} to check.`);
  return own;
}

/** The address of code that the element would load after the change, if any. */
function codeOf(element: Checked, { attribute, value }: Change): string | null {
  if (attribute === 'src') return value;
  const next = (name: Attribute) => (name === attribute ? value : element.getAttribute(name));
  const isSheet = next('rel')?.toLowerCase().split(/\s+/).includes('stylesheet') ?? false;
  return isSheet ? next('href') : null;
}

function check(element: Checked, change: Change, integrityOf: IntegrityOf): void {
  const address = codeOf(element, change);
  const integrity = address === null ? '' : integrityOf(address);
  if (integrity === '') return;
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
}

/** Calls `before` whenever one of the attributes is set, as a property or by name. */
function watchAttributes(
  prototype: Checked,
  attributes: readonly Attribute[],
  before: (element: Checked, change: Change) => void,
): void {
  for (const attribute of attributes) {
    const own = propertyOf(prototype, attribute);
    Object.defineProperty(prototype, attribute, {
      ...own,
      set(this: Checked, value: unknown) {
        before(this, { attribute, value: String(value) });
        own.set?.call(this, value);
      },
    });
  }
  const setAttribute = Reflect.get(prototype, 'setAttribute') as (this: Element, ...given: unknown[]) => void;
  Object.defineProperty(prototype, 'setAttribute', {
    configurable: true,
    writable: true,
    value(this: Checked, name: unknown, value: unknown) {
      const attribute = attributes.find((one) => one === String(name).toLowerCase());
      if (attribute !== undefined) before(this, { attribute, value: String(value) });
      setAttribute.call(this, name, value);
    },
  });
}

/**
 * Gives every script and style sheet the hash that the environment names, whatever built the remote that loads it: a
 * chunk of a plain federation build is checked like ours. One without a hash gets no address. What has no element
 * (modules, workers) is left to the page's headers. [F-10]
 */
export function checkElements(integrityOf: IntegrityOf): void {
  const before = (element: Checked, change: Change) => check(element, change, integrityOf);
  watchAttributes(HTMLScriptElement.prototype, ['src'], before);
  // A sheet may get its address before it is one: the federation runtime sets `rel` last.
  watchAttributes(HTMLLinkElement.prototype, ['href', 'rel'], before);
}
