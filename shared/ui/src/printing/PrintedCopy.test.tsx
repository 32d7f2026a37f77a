import { fireEvent, render } from '@testing-library/react';
import { PrintedCopy } from './PrintedCopy.tsx';

function make() {
  const body = document.createElement('div');
  body.textContent = 'The whole document';
  return { sheet: { cssRules: [] } as unknown as CSSStyleSheet, body };
}

test('the copy exists while the browser prints, in its own shadow, and not after', () => {
  const { container, unmount } = render(<PrintedCopy make={make} lang="de" />);
  const host = container.firstElementChild;
  const shadow = host?.shadowRoot;
  expect(shadow?.textContent).toBe('');
  fireEvent(window, new Event('beforeprint'));
  expect(shadow?.textContent).toBe('The whole document');
  expect(shadow?.adoptedStyleSheets).toHaveLength(1);
  expect(host).toHaveAttribute('lang', 'de');
  fireEvent(window, new Event('afterprint'));
  expect(shadow?.textContent).toBe('');
  unmount();
  fireEvent(window, new Event('beforeprint'));
  expect(shadow?.textContent).toBe('');
});
