import type { IntegrityOf } from './releasedFiles.ts';

type Checked = HTMLScriptElement | HTMLLinkElement;

/** The property's own descriptor, which sets the address. */
function addressOf(prototype: Checked, property: 'src' | 'href') {
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, property) ?? {};
  if (get === undefined || set === undefined) throw new Error(`This browser has no ${property} to check.`);
  return { get, set };
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
    ...{ configurable: true, enumerable: true, get: scripts.get },
    set(this: HTMLScriptElement, address: string) {
      check(this, String(address), integrityOf);
      scripts.set.call(this, address);
    },
  });
  Object.defineProperty(HTMLLinkElement.prototype, 'href', {
    ...{ configurable: true, enumerable: true, get: links.get },
    set(this: HTMLLinkElement, address: string) {
      if (this.relList.contains('stylesheet')) check(this, String(address), integrityOf);
      links.set.call(this, address);
    },
  });
}
