import { pdfActionOf } from './usePdfKeys.ts';

function press(key: string, { on = 'p', letters = true, ...modifiers }: Pressed = {}) {
  const target = document.createElement(on);
  document.body.replaceChildren(target);
  let action: string | undefined;
  target.addEventListener('keydown', (event) => (action = pdfActionOf(event, letters)));
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }));
  return action;
}

interface Pressed extends KeyboardEventInit {
  on?: string;
  letters?: boolean;
}

test.each<[string, Pressed, string | undefined]>([
  ['f', { ctrlKey: true }, 'find'],
  ['F', { metaKey: true, on: 'input' }, 'find'],
  ['f', { ctrlKey: true, letters: false }, 'find'],
  ['f', { ctrlKey: true, shiftKey: true }, undefined],
  ['f', {}, undefined],
  ['p', { metaKey: true }, 'print'],
  ['n', {}, 'next'],
  ['P', {}, 'previous'],
  ['+', { shiftKey: true }, 'larger'],
  ['=', {}, 'larger'],
  ['-', {}, 'smaller'],
  ['-', { ctrlKey: true }, undefined],
  ['0', {}, 'fit'],
  ['n', { letters: false }, undefined],
  ['n', { on: 'input' }, undefined],
  ['j', {}, undefined],
])('[V-03] %s with %j is %s', (key, how, action) => expect(press(key, how)).toBe(action));

test('[V-03] under a dialogue no key is the PDF’s', () => {
  const dialogue = document.createElement('div');
  dialogue.setAttribute('aria-modal', 'true');
  document.body.replaceChildren(dialogue);
  expect(pdfActionOf(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }), true)).toBeUndefined();
  expect(pdfActionOf(new KeyboardEvent('keydown', { key: 'n' }), true)).toBeUndefined();
});
