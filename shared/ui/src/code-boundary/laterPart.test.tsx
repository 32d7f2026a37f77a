import { renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { laterPart } from './laterPart.tsx';

const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('code that did not arrive is asked for anew by the reader, and by the next place that needs it', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<typeof Greeting>, []>()
    .mockRejectedValueOnce(missing)
    .mockResolvedValue(Greeting);
  const Part = laterPart(load);
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

test('its code is loaded once, whatever the number of places', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const Part = laterPart(load);
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
