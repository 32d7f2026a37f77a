import { renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { CodeBoundary } from './CodeBoundary.tsx';

class MissingCode extends Error {
  override name = 'ChunkLoadError';
}

function Part({ fault }: { fault: () => Error | undefined }) {
  const error = fault();
  if (error !== undefined) throw error;
  return <p>The part</p>;
}

test('a part whose code did not arrive is reported in its place, and asks for it again', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  let fault: Error | undefined = new MissingCode('Loading chunk 7 failed.');
  const { user } = await renderScreen(
    <>
      <p>The rest</p>
      <CodeBoundary onRetry={() => (fault = undefined)}>
        <Part fault={() => fault} />
      </CodeBoundary>
    </>,
  );
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Could not load – Try again');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The part')).toBeVisible();
});

test('other errors are not its own', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  await renderScreen(
    <CodeBoundary onRetry={() => undefined}>
      <Part fault={() => new Error('An error')} />
    </CodeBoundary>,
  );
  expect(screen.queryByText('Could not load')).toBeNull();
  expect(screen.getByRole('heading', { name: 'An error' })).toBeVisible();
});
