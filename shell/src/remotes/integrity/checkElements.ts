import type { IntegrityOf } from './releasedFiles.ts';

type Checked = HTMLScriptElement | HTMLLinkElement;

/** The property that sets the address. */
function addressOf(prototype: Checked, property: 'src' | 'href'): PropertyDescriptor {
  const own = Object.getOwnPropertyDescriptor(prototype, property);
  if (own?.set === undefined) throw new Error(`This browser has no ${property} to check.`);
  return own;
}

function check(element: Checked, address: string, integrityOf: IntegrityOf): void {
  const integrity = integrityOf(address);
  if (integrity === '') return;
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
}

/**
 * Gives every script and style sheet the hash that the environment names, whatever built the remote that loads it: a
 * chunk of a plain federation build is checked like ours. One without a hash gets no address. [F-10]
 */
export function checkElements(integrityOf: IntegrityOf): void {
  const scripts = addressOf(HTMLScriptElement.prototype, 'src');
  const links = addressOf(HTMLLinkElement.prototype, 'href');
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...scripts,
    set(this: HTMLScriptElement, address: string) {
      check(this, address, integrityOf);
      scripts.set?.call(this, address);
    },
  });
  Object.defineProperty(HTMLLinkElement.prototype, 'href', {
    ...links,
    set(this: HTMLLinkElement, address: string) {
      if (this.relList.contains('stylesheet')) check(this, address, integrityOf);
      links.set?.call(this, address);
    },
  });
}
