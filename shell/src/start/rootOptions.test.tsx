import '@portal/testing/patience';
import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { rootOptions } from './rootOptions.ts';

const meet = jest.fn();
const showBroken = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
});

// Inside act, React gives errors to the test instead of the root.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

function draw(node: ReactNode): HTMLElement {
  const place = document.createElement('div');
  createRoot(place, rootOptions(meet, showBroken)).render(node);
  return place;
}

test('an error that React got over by itself is reported, and is none of the window', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const uncaught = jest.fn();
  addEventListener('error', uncaught);
  const error = new Error('Styles did not arrive.');
  let isFirst = true;
  function Unsteady() {
    if (!isFirst) return 'there';
    isFirst = false;
    throw error;
  }
  const place = draw(<Unsteady />);
  await waitFor(() => expect(place).toHaveTextContent('there'));
  removeEventListener('error', uncaught);
  expect(meet).toHaveBeenCalledWith(expect.objectContaining({ kind: 'render', error }));
  expect(warn).toHaveBeenCalledWith('The page was drawn again after an error.', error);
  expect(uncaught).not.toHaveBeenCalled();
  expect(showBroken).not.toHaveBeenCalled();
});

test('what nobody caught is reported and breaks the page', async () => {
  const write = jest.spyOn(console, 'error').mockImplementation();
  const error = new Error('Never.');
  function Broken(): ReactNode {
    throw error;
  }
  draw(<Broken />);
  await waitFor(() => expect(showBroken).toHaveBeenCalledWith(error));
  expect(meet).toHaveBeenCalledTimes(1);
  expect(meet).toHaveBeenCalledWith(expect.objectContaining({ kind: 'render', error }));
  expect(write).toHaveBeenCalledWith(error);
});
