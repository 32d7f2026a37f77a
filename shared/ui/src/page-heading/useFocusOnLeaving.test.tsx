import { renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorPanel } from '../notices/ErrorPanel.tsx';
import { QuietFailure } from '../notices/QuietFailure.tsx';
import { PageHeading } from './PageHeading.tsx';

/** A failure, in a page or dialogue, that a retry removes. */
function Example({ kind, role }: { kind: 'panel' | 'quiet'; role?: 'dialog' }) {
  const [failed, setFailed] = useState(true);
  const handleRetry = () => setFailed(false);
  const panel = <ErrorPanel title="Not loaded" text="Sorry." onRetry={handleRetry} />;
  const failure = kind === 'panel' ? panel : <QuietFailure onRetry={handleRetry} />;
  return (
    <main>
      <PageHeading>Equities</PageHeading>
      <div role={role} tabIndex={-1} aria-label="Around">
        {failed ? failure : 'Loading'}
      </div>
    </main>
  );
}

test.each(['panel', 'quiet'] as const)(
  '[S-06] tried again, a %s leaves focus at the heading',
  async (kind) => {
    const { user } = await renderScreen(<Example kind={kind} />);
    screen.getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Loading')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Equities' })).toHaveFocus();
  },
);

test('[S-06] in a dialogue, focus stays in it', async () => {
  const { user } = await renderScreen(<Example kind="quiet" role="dialog" />);
  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toHaveFocus();
});
