import { saveFile } from './saving.ts';

afterEach(() => jest.useRealTimers());

test('[L-24] what is saved can be read for a minute, and is let go then', () => {
  jest.useFakeTimers();
  const revoked = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoked });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveFile(new Blob(['text']), 'list.csv');
  expect(clicked).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(59_000);
  expect(revoked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(revoked).toHaveBeenCalledWith('blob:file');
});
