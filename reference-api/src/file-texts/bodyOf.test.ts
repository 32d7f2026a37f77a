import { bodyOf } from './bodyOf.ts';

test('[D-04] a text has its summary in the first line, and knows where its pages begin', () => {
  expect(bodyOf('Why it\n is read.', ['One.\nTwo.', '', 'Three.'])).toEqual({
    body: 'Why it is read.\nOne.\nTwo.\nThree.',
    pageStarts: [2, 4, 4],
  });
  expect(bodyOf('', ['One.'])).toEqual({ body: '\nOne.', pageStarts: [2] });
  expect(bodyOf('Alone.', [])).toEqual({ body: 'Alone.', pageStarts: [] });
});
