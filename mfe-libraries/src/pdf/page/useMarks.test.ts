import { renderHook } from '@testing-library/react';
import type { PageMatch } from '../search/findInPage.ts';
import { useMarks } from './useDrawnPage.ts';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({}));

const first: PageMatch = [{ piece: 0, from: 0, to: 3 }];
const second: PageMatch = [{ piece: 0, from: 4, to: 7 }];
const elsewhere: PageMatch = [{ piece: 3, from: 0, to: 3 }];

const aPage = () => ({
  text: { elements: [document.createElement('span')], pieces: ['one two'] },
  links: [],
});

test('[V-03] a match is brought into view once, and again when the reader comes back to it', () => {
  const scrollIntoView = jest.fn();
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', {
    value: scrollIntoView,
    configurable: true,
  });
  const { rerender } = renderHook(
    ({
      drawn,
      matches,
      current,
    }: {
      drawn: ReturnType<typeof aPage>;
      matches: PageMatch[];
      current: PageMatch;
    }) => useMarks(drawn, { matches, current }),
    { initialProps: { drawn: aPage(), matches: [first], current: first } },
  );
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  rerender({ drawn: aPage(), matches: [first], current: first });
  rerender({ drawn: aPage(), matches: [first, second], current: first });
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  rerender({ drawn: aPage(), matches: [first, second], current: second });
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  rerender({ drawn: aPage(), matches: [first, second], current: elsewhere });
  rerender({ drawn: aPage(), matches: [first, second], current: second });
  expect(scrollIntoView).toHaveBeenCalledTimes(3);
});
