import { readCookie, removeCookie } from '@portal/session';
import { renderScreen } from '@portal/testing';
import { Link, useLocation, useNavigate, type AreaRoute } from '@portal/router';
import { act, screen, waitFor } from '@testing-library/react';
import { lazy, useLayoutEffect, type ReactNode } from 'react';
import { useFilters } from './useFilters.ts';
import { withValues } from './withValues.ts';

const category = 'Asset Classification';
const classes = ['Equity', 'Fixed Income', 'Markets'];
const both = 'Language=English;German';
const at = (chosen = '') => `/highlights?${chosen === '' ? '' : `Asset+Classification=${chosen}&`}${both}`;

/** Holds back navigations and slow renders until opened. */
function makeGate() {
  const waiting: (() => void)[] = [];
  const pages = new Map<string, ReactNode>();
  let shown = '';
  const gate = {
    holdsAddresses: false,
    holdsPages: false,
    pass: (holds: boolean) => new Promise<void>((resolve) => (holds ? waiting.push(resolve) : resolve())),
    shows: (key: string) => void (shown = key),
    /** A stable element per address. */
    partOf(key: string): ReactNode {
      const known = pages.get(key);
      if (known !== undefined || !gate.holdsPages || key === shown) return known;
      const Part = lazy(() => gate.pass(true).then(() => ({ default: () => null })));
      pages.set(key, <Part />);
      return pages.get(key);
    },
    async letIn() {
      Object.assign(gate, { holdsAddresses: false, holdsPages: false });
      await act(async () => {
        for (const goOn of waiting.splice(0)) goOn();
        await Promise.resolve();
      });
    },
  };
  return gate;
}

type Gate = ReturnType<typeof makeGate>;

/** What each commit showed. */
const seen: string[] = [];

function Ticks({ gate }: { gate: Gate }) {
  const { filters, change } = useFilters({ assetClasses: true });
  const navigate = useNavigate();
  const chosen = filters.tagFilters[category] ?? [];
  const { key } = useLocation();
  useLayoutEffect(() => {
    gate.shows(key);
    if (seen.at(-1) !== chosen.join()) seen.push(chosen.join());
  });
  return (
    <>
      {gate.partOf(key)}
      {classes.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => {
              const rest = chosen.filter((each) => each !== name);
              change(withValues(filters, category, target.checked ? [...rest, name] : rest));
            }}
          />
          {name}
        </label>
      ))}
      <button onClick={() => change({ ...filters, sorting: 'asc' })}>Oldest first</button>
      <button onClick={() => change(withValues(filters, 'Language', ['German']))}>German</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to={at('Markets')}>Markets of the day</Link>
      <Link to="/elsewhere">Elsewhere</Link>
      <output>{filters.tagFilters.Language?.join()}</output>
    </>
  );
}

async function open(path: string) {
  const gate = makeGate();
  const route: AreaRoute = {
    path: '/highlights',
    handle: { title: 'common.loading' },
    lazy: () =>
      Promise.resolve({
        Component: () => <Ticks gate={gate} />,
        loader: () => gate.pass(gate.holdsAddresses).then(() => null),
      }),
  };
  const shown = await renderScreen([route], { path });
  await screen.findByLabelText('Equity');
  return { ...shown, gate };
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const ticked = () => classes.filter((name) => (box(name) as HTMLInputElement).checked);
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  ['filterLanguages', 'filterAssetClasses'].forEach(removeCookie);
  seen.length = 0;
});

test('[H-02] a tick shows at once, before the address, and the last of many wins', async () => {
  const { user, address, gate } = await open(at());
  gate.holdsAddresses = true;
  const clicks = ['Equity', 'Fixed Income', 'Equity', 'Fixed Income', 'Equity', 'Fixed Income', 'Equity'];
  const expected = new Set<string>();
  for (const name of clicks) {
    if (!expected.delete(name)) expected.add(name);
    await user.click(box(name));
    expect(ticked()).toEqual(classes.filter((each) => expected.has(each)));
  }
  expect(address()).toBe(at());
  await gate.letIn();
  await waitFor(() => expect(address()).toBe(at('Fixed+Income')));
  expect(ticked()).toEqual(['Fixed Income']);
  expect(readCookie('filterAssetClasses')).toBe('Fixed Income');
});

test('[H-02] no tick goes back for a moment as its address arrives', async () => {
  const { user, address } = await open(at());
  const expected = [''];
  for (let round = 0; round < 8; round += 1) {
    await user.click(box('Equity'));
    await user.click(box('Markets'));
    expected.push(...(round % 2 === 0 ? ['Equity', 'Equity,Markets'] : ['Markets', '']));
  }
  await waitFor(() => expect(address()).toBe(at()));
  expect(seen).toEqual(expected);
});

test('[H-02] a tick while the page of the one before is still being rendered adds to it', async () => {
  const { user, address, gate } = await open(at());
  gate.holdsPages = true;
  await user.click(box('Equity'));
  await waitFor(() => expect(address()).toBe(at('Equity')));
  await user.click(box('Markets'));
  await waitFor(() => expect(address()).toBe(at('Equity;Markets')));
  expect(ticked()).toEqual(['Equity', 'Markets']);
  await gate.letIn();
  expect(address()).toBe(at('Equity;Markets'));
  expect(seen).toEqual(['', 'Equity', 'Equity,Markets']);
});

test('[H-02] languages changed between ticks join them, also at an open address', async () => {
  const { user, address, gate } = await open('/highlights');
  gate.holdsAddresses = true;
  await user.click(box('Equity'));
  await user.click(press('German'));
  await user.click(box('Markets'));
  expect(ticked()).toEqual(['Equity', 'Markets']);
  expect(screen.getByRole('status')).toHaveTextContent('German');
  await gate.letIn();
  await waitFor(() =>
    expect(address()).toBe('/highlights?Asset+Classification=Equity;Markets&Language=German'),
  );
  expect(ticked()).toEqual(['Equity', 'Markets']);
  expect(readCookie('filterLanguages')).toBe('German');
});

test('[L-07] Back brings back what an open address showed, whatever was changed first', async () => {
  const { user, address } = await open('/highlights');
  await user.click(press('Oldest first'));
  await waitFor(() => expect(address()).toBe(`${at()}&sorting=asc`));
  await user.click(box('Equity'));
  await waitFor(() => expect(address()).toBe(`${at('Equity')}&sorting=asc`));
  await user.click(press('Back'));
  await user.click(press('Back'));
  await waitFor(() => expect(address()).toBe(at()));
  expect(ticked()).toEqual([]);
});

test('[L-07] a tick after Back adds to what is shown, also while that page renders', async () => {
  const { user, address, gate } = await open(at());
  await user.click(box('Equity'));
  await waitFor(() => expect(address()).toBe(at('Equity')));
  gate.holdsPages = true;
  await user.click(press('Back'));
  await waitFor(() => expect(address()).toBe(at()));
  expect(ticked()).toEqual(['Equity']);
  await user.click(box('Markets'));
  await waitFor(() => expect(address()).toBe(at('Equity;Markets')));
  await gate.letIn();
  expect(ticked()).toEqual(['Equity', 'Markets']);
  expect(seen).toEqual(['', 'Equity', 'Equity,Markets']);
  await user.click(press('Back'));
  await waitFor(() => expect(ticked()).toEqual([]));
  expect(address()).toBe(at());
});

test('[L-07] Back during a tick takes one step back, and the tick holds from there', async () => {
  const { user, address, gate } = await open(at());
  await user.click(box('Equity'));
  await waitFor(() => expect(address()).toBe(at('Equity')));
  gate.holdsAddresses = true;
  await user.click(box('Markets'));
  await user.click(press('Back'));
  expect(ticked()).toEqual(['Equity', 'Markets']);
  await gate.letIn();
  await waitFor(() => expect(address()).toBe(at('Equity;Markets')));
  expect(ticked()).toEqual(['Equity', 'Markets']);
  expect(seen).toEqual(['', 'Equity', 'Equity,Markets']);
  await user.click(press('Back'));
  await waitFor(() => expect(address()).toBe(at()));
  expect(ticked()).toEqual([]);
});

test('[L-07] other changes during a pending tick stand: filters and pages', async () => {
  const { user, address, gate } = await open(at());
  gate.holdsAddresses = true;
  await user.click(box('Equity'));
  await user.click(screen.getByRole('link', { name: 'Markets of the day' }));
  await gate.letIn();
  await waitFor(() => expect(ticked()).toEqual(['Markets']));
  expect(address()).toBe(at('Markets'));
  gate.holdsAddresses = true;
  await user.click(box('Equity'));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Another page')).toBeVisible();
  await gate.letIn();
  expect(address()).toBe('/elsewhere');
});
