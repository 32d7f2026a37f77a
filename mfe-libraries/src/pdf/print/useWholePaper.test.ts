import { renderHook } from '@testing-library/react';
import { useWholePaper } from './useWholePaper.ts';

class FakeSheet {
  rules = '';
  replaceSync(rules: string) {
    this.rules = rules;
  }
}

test('[V-03] paper has no margin while a PDF is printed, and its own before and after', () => {
  const others = [new FakeSheet()];
  Object.defineProperty(globalThis, 'CSSStyleSheet', { value: FakeSheet, configurable: true });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: others, writable: true });
  const rules = () => (document.adoptedStyleSheets as unknown as FakeSheet[]).map((sheet) => sheet.rules);
  const { unmount } = renderHook(() => useWholePaper());
  for (let time = 0; time < 2; time += 1) {
    window.dispatchEvent(new Event('beforeprint'));
    expect(rules()).toEqual(['', '@page { margin: 0; }']);
    window.dispatchEvent(new Event('afterprint'));
    expect(rules()).toEqual(['']);
  }
  window.dispatchEvent(new Event('beforeprint'));
  unmount();
  expect(rules()).toEqual(['']);
});
