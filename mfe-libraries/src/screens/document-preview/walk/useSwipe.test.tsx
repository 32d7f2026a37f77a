import { fireEvent, render, screen } from '@testing-library/react';
import { useSwipe } from './useSwipe.ts';

function Row({ onPulled }: { onPulled: (side: string) => void }) {
  const { row, middle } = useSwipe(onPulled);
  return (
    <div ref={row} role="group">
      <div ref={middle} />
    </div>
  );
}

/** Present in browsers with `scrollend`. */
const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onscrollend') ?? {};

/** A phone: 0 shows the previous side, 234 the middle, 468 the next. */
function show({ tells }: { tells: boolean }) {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(234);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(858);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  if (!tells) Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend');
  const handlePulled = jest.fn();
  render(<Row onPulled={handlePulled} />);
  const row = screen.getByRole('group');
  const rest = (ms = 2000) => jest.advanceTimersByTime(ms);
  const pull = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
    rest();
  };
  return { row, pull, rest, handlePulled };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.defineProperty(HTMLElement.prototype, 'onscrollend', known);
});

const finger = { touches: [{ identifier: 0 }] };

test('[V-02] a finger that rests does not turn the page; the end of the scrolling does, once', () => {
  const { row, pull, handlePulled } = show({ tells: true });
  pull(468);
  expect(handlePulled).not.toHaveBeenCalled();
  fireEvent(row, new Event('scrollend'));
  expect(handlePulled.mock.calls).toEqual([['next']]);
  pull(0);
  fireEvent(row, new Event('scrollend'));
  expect(handlePulled).toHaveBeenCalledTimes(1);
});

test('[V-02] back in the middle the row can be pulled again', () => {
  const { row, pull, handlePulled } = show({ tells: true });
  for (const left of [468, 234, 0]) {
    pull(left);
    fireEvent(row, new Event('scrollend'));
  }
  expect(handlePulled.mock.calls).toEqual([['next'], ['previous']]);
});

test('[V-02] a browser that does not report the end: the page turns when the finger has gone', () => {
  const { row, pull, rest, handlePulled } = show({ tells: false });
  fireEvent.touchStart(row, finger);
  pull(300);
  pull(468);
  expect(handlePulled).not.toHaveBeenCalled();
  fireEvent.touchEnd(row, { touches: [] });
  rest();
  expect(handlePulled.mock.calls).toEqual([['next']]);
});

test('[V-02] over the frame, which reports no finger, a half-dragged row turns nothing', () => {
  const { pull, handlePulled } = show({ tells: false });
  pull(400);
  expect(handlePulled).not.toHaveBeenCalled();
  pull(468);
  pull(467);
  expect(handlePulled.mock.calls).toEqual([['next']]);
});
