import { readCookie, writeCookie } from '@portal/session';
import { act, renderHook } from '@testing-library/react';
import { rememberedChoice } from './rememberedChoice.ts';

const { read, keep, useChoice } = rememberedChoice('testChoice', ['tiles', 'rows']);

test('a choice is stored for the next visit, updates every view, and can be undone', () => {
  const { result } = renderHook(useChoice);
  expect(result.current).toBeUndefined();
  act(() => keep('rows'));
  expect([result.current, read(), readCookie('testChoice')]).toEqual(['rows', 'rows', 'rows']);
  act(() => keep(undefined));
  expect([result.current, read(), readCookie('testChoice')]).toEqual([undefined, undefined, undefined]);
});

test('what this version does not know is no choice', () => {
  writeCookie('testChoice', 'carousel');
  expect(read()).toBeUndefined();
});
