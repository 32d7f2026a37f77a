import { onOtherTabs, tellOtherTabs } from './otherTabs.ts';

test('a browser that lets no tab speak to another does without', () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refused = jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const stop = onOtherTabs(() => undefined);
  tellOtherTabs({ type: 'signedOut' });
  stop();
  expect(said).toHaveBeenCalledTimes(2);
  refused.mockRestore();
  said.mockRestore();
});
