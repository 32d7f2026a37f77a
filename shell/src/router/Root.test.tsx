import { renderScreen } from '@portal/testing';
import { openDialog, PageHeading } from '@portal/ui';
import { act, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { anEnvironment } from '../testing/aRelease.ts';
import { PortalContext, type Portal } from './PortalContext.ts';
import { Root } from './Root.tsx';

const portal: Portal = {
  environment: anEnvironment({}),
  versionOf: () => '0.1.0',
  reportFault: () => undefined,
  mayShowAgain: () => false,
  screenBroke: () => undefined,
  ahead: { prefetch: jest.fn(), intend: jest.fn() },
  retries: 0,
  retry: () => undefined,
  applyUpdate: () => false,
  lookForNews: () => undefined,
};

/** A page with tabs and a filter in its address. */
function Page() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeading>Equities</PageHeading>
      <Link to="/equities?view=table">Table</Link>
      <button
        type="button"
        onClick={() => void navigate('/equities?view=table&Sector=Banks', { replace: true })}
      >
        Banks
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Link to="/team">Team</Link>
    </>
  );
}

async function anOpenDialog() {
  const shown = await renderScreen(
    <PortalContext value={portal}>
      <Root entry="first" />
      <Page />
    </PortalContext>,
    { path: '/equities' },
  );
  const press = (name: string) => shown.user.click(screen.getByText(name));
  await press('Table');
  act(() => openDialog(() => <div role="dialog">No access</div>));
  expect(screen.getByRole('dialog')).toBeVisible();
  return { ...shown, press };
}

test('[G-13] a dialogue stays while a filter changes, and closes on Back to another tab', async () => {
  const { address, press } = await anOpenDialog();
  await press('Banks');
  expect(address()).toBe('/equities?view=table&Sector=Banks');
  expect(screen.getByRole('dialog')).toBeVisible();
  await press('Back');
  expect(address()).toBe('/equities');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Equities' })).toHaveFocus();
});

test('[G-13] a dialogue closes with its page', async () => {
  const { address, press } = await anOpenDialog();
  await press('Team');
  expect(address()).toBe('/team');
  expect(screen.queryByRole('dialog')).toBeNull();
});
