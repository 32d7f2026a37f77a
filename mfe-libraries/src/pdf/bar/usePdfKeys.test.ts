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

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0';
const onMachine = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

beforeEach(() => onMachine(windows));
afterEach(() => jest.restoreAllMocks());

test.each<[string, Pressed, string | undefined]>([
  ['f', { ctrlKey: true }, 'find'],
  ['F', { ctrlKey: true, on: 'input' }, 'find'],
  ['f', { metaKey: true }, undefined],
  ['f', { ctrlKey: true, metaKey: true }, undefined],
  ['f', { ctrlKey: true, letters: false }, 'find'],
  ['f', { ctrlKey: true, shiftKey: true }, undefined],
  ['f', {}, undefined],
  ['p', { ctrlKey: true }, 'print'],
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

test.each<[string, Pressed, string | undefined]>([
  ['f', { metaKey: true, on: 'input' }, 'find'],
  ['p', { metaKey: true }, 'print'],
  // They move the cursor.
  ['f', { ctrlKey: true, on: 'input' }, undefined],
  ['p', { ctrlKey: true, on: 'textarea' }, undefined],
  // The whole screen.
  ['f', { ctrlKey: true, metaKey: true }, undefined],
])('[V-03] on a Mac, %s with %j is %s', (key, how, action) => {
  onMachine(mac);
  expect(press(key, how)).toBe(action);
});

test('[V-03] under a dialogue no key is the PDF’s', () => {
  const dialogue = document.createElement('div');
  dialogue.setAttribute('aria-modal', 'true');
  document.body.replaceChildren(dialogue);
  expect(pdfActionOf(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }), true)).toBeUndefined();
  expect(pdfActionOf(new KeyboardEvent('keydown', { key: 'n' }), true)).toBeUndefined();
});
