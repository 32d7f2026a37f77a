import { stepOfKey } from './useWalkKeys.ts';

function press(key: string, { on = 'p', ...modifiers }: { on?: string } & KeyboardEventInit = {}) {
  const target = document.createElement(on);
  document.body.replaceChildren(target);
  let step: string | undefined;
  target.addEventListener('keydown', (event) => (step = stepOfKey(event)));
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }));
  return step;
}

test.each([
  ['j', {}, 'next'],
  ['J', {}, 'next'],
  ['k', {}, 'previous'],
  ['l', {}, undefined],
  ['j', { ctrlKey: true }, undefined],
  ['k', { metaKey: true }, undefined],
  ['j', { altKey: true }, undefined],
  ['j', { on: 'input' }, undefined],
  ['j', { on: 'textarea' }, undefined],
  ['j', { on: 'select' }, undefined],
])('[V-02] %s with %j asks for %s', (key, how, step) => expect(press(key, how)).toBe(step));

test('[V-02] under a dialogue the keys are not the page’s', () => {
  const target = document.createElement('div');
  target.setAttribute('aria-modal', 'true');
  document.body.replaceChildren(target);
  expect(stepOfKey(new KeyboardEvent('keydown', { key: 'j' }))).toBeUndefined();
});
