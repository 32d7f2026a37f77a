import { renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { lazyComponent } from './lazyComponent.tsx';

const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('code that failed to load is loaded again by the reader and by the next use', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<typeof Greeting>, []>()
    .mockRejectedValueOnce(missing)
    .mockResolvedValue(Greeting);
  const Part = lazyComponent(load);
  const { user } = await renderScreen(
    <>
      <h1>The rest</h1>
      <Part waiting={<p>Waiting</p>} part={{ name: 'Ada' }} />
    </>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'The rest' })).toBeVisible();
  await user.click(retry);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('code that could not be loaded in one place is fetched again by another one', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<typeof Greeting>, []>()
    .mockRejectedValueOnce(missing)
    .mockResolvedValue(Greeting);
  const Part = lazyComponent(load);
  const { unmount } = await renderScreen(<Part waiting={<p>Waiting</p>} part={{ name: 'Ada' }} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  unmount();
  await renderScreen(<Part waiting={<p>Waiting</p>} part={{ name: 'Grace' }} />);
  expect(await screen.findByText('Hello Grace')).toBeVisible();
});

test('its code is loaded once, whatever the number of places', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const Part = lazyComponent(load);
  await renderScreen(
    <>
      <Part waiting={<p>Waiting</p>} part={{ name: 'Ada' }} />
      <Part waiting={<p>Waiting</p>} part={{ name: 'Grace' }} />
    </>,
  );
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(screen.getByText('Hello Grace')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that was fetched ahead stands in the page at once', async () => {
  const Part = lazyComponent(() => Promise.resolve(Greeting));
  await Part.ahead();
  await renderScreen(<Part waiting={<p>Waiting</p>} part={{ name: 'Ada' }} />);
  expect(screen.getByText('Hello Ada')).toBeVisible();
});

test('code that did not come ahead is fetched when it is shown', async () => {
  const load = jest
    .fn<Promise<typeof Greeting>, []>()
    .mockRejectedValueOnce(missing)
    .mockResolvedValue(Greeting);
  const Part = lazyComponent(load);
  await expect(Part.ahead()).rejects.toThrow('Loading chunk 7 failed.');
  await renderScreen(<Part waiting={<p>Waiting</p>} part={{ name: 'Ada' }} />);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a silent part whose code failed shows nothing, and loads when shown again', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  const warn = jest.mocked(console.warn).mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<typeof Greeting>, []>()
    .mockRejectedValueOnce(missing)
    .mockResolvedValue(Greeting);
  const Part = lazyComponent(load, { silent: true });
  const shown = await renderScreen(<Part waiting={null} part={{ name: 'Ada' }} />);
  await waitFor(() => expect(warn).toHaveBeenCalledWith('A part of the page did not arrive.', missing));
  expect(screen.queryByText(/Could not load/)).toBeNull();
  shown.unmount();
  await renderScreen(<Part waiting={null} part={{ name: 'Ada' }} />);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
