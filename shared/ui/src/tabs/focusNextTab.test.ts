import { focusNextTab } from './focusNextTab.ts';

function pressed(init: KeyboardEventInit) {
  document.body.innerHTML = '<div><button role="tab">A</button><button role="tab">B</button></div>';
  document.querySelector('button')?.focus();
  const event = new KeyboardEvent('keydown', { cancelable: true, ...init });
  focusNextTab(event, document.body);
  return { taken: event.defaultPrevented, focused: document.activeElement?.textContent };
}

test('an arrow key moves the focus, and nothing else', () => {
  expect(pressed({ key: 'ArrowRight' })).toEqual({ taken: true, focused: 'B' });
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s it is the browser’s, such as to go back', (modifier) => {
  expect(pressed({ key: 'ArrowLeft', [modifier]: true })).toEqual({ taken: false, focused: 'A' });
});
