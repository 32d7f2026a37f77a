import { act, fireEvent, render, screen } from '@testing-library/react';
import { useToday } from './useToday.ts';

const Day = () => <p>{useToday()}</p>;

function showAt(moment: string) {
  jest.useFakeTimers({ now: new Date(moment) });
  return render(<Day />);
}

afterEach(() => jest.useRealTimers());

test.each([
  ['in winter', '2026-11-20T22:58:30Z', '2026-11-20', '2026-11-21'],
  ['in summer', '2026-07-01T21:58:30Z', '2026-07-01', '2026-07-02'],
])('[I-02] the day changes at midnight in Zurich, %s', (_, moment, evening, morning) => {
  showAt(moment);
  act(() => jest.advanceTimersByTime(89_000));
  expect(screen.getByText(evening)).toBeVisible();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByText(morning)).toBeVisible();
});

test('[I-02] it changes on time after a night in which summer time began', () => {
  showAt('2026-03-28T20:00:00Z');
  act(() => jest.advanceTimersByTime(26 * 60 * 60 * 1000 - 1));
  expect(screen.getByText('2026-03-29')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('2026-03-30')).toBeVisible();
});

test.each([
  ['focus', window],
  ['pageshow', window],
  ['visibilitychange', document],
  ['resume', document],
])('[I-02] a page that was away learns the day on %s', (event, target) => {
  showAt('2026-11-20T19:30:00Z');
  jest.setSystemTime(new Date('2026-11-21T06:30:00Z'));
  fireEvent(target, new Event(event));
  expect(screen.getByText('2026-11-21')).toBeVisible();
});

test('[I-02] nothing waits for midnight without a reader', () => {
  showAt('2026-11-20T19:30:00Z').unmount();
  expect(jest.getTimerCount()).toBe(0);
});
