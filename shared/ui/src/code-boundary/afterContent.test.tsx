import { passTime } from '@portal/testing';
import { render } from '@testing-library/react';
import { afterContent, useContentToCome } from './afterContent.ts';

function Place({ isAwaited }: { isAwaited: boolean }) {
  useContentToCome(isAwaited);
  return null;
}

async function begin() {
  const done = jest.fn();
  void afterContent().then(done);
  await passTime(0);
  return done;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that waits for nothing delays nothing', async () => {
  expect(await begin()).toHaveBeenCalled();
});

test('what can come later begins when the content has come', async () => {
  const { rerender } = render(<Place isAwaited />);
  const done = await begin();
  expect(done).not.toHaveBeenCalled();
  rerender(<Place isAwaited={false} />);
  await passTime(0);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a placeholder that gives way to another one is no content', async () => {
  const { rerender, unmount } = render(<Place key="page" isAwaited />);
  const done = await begin();
  rerender(<Place key="list" isAwaited />);
  await passTime(0);
  expect(done).not.toHaveBeenCalled();
  unmount();
  await passTime(0);
  expect(done).toHaveBeenCalledTimes(1);
});

test('content that never loads delays nothing for long', async () => {
  render(<Place isAwaited />);
  const done = await begin();
  await passTime(3_999);
  expect(done).not.toHaveBeenCalled();
  await passTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a page that is left sends at once what it still has to send', async () => {
  render(<Place isAwaited />);
  const done = await begin();
  dispatchEvent(new Event('pagehide'));
  await passTime(0);
  expect(done).toHaveBeenCalledTimes(1);
});
