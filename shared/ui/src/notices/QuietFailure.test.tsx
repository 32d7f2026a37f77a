import { renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { QuietFailure } from './QuietFailure.tsx';

test('it says what happened and tries again', async () => {
  const handleRetry = jest.fn();
  const { user } = await renderScreen(<QuietFailure onRetry={handleRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('Could not load – Try again');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});
