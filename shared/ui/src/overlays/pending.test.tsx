import { renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import type * as lazyComponents from '../code-boundary/lazyComponent.tsx';
import { SuggestField } from '../fields/SuggestField.tsx';
import { Menu, MenuDropdown } from '../menu/Menu.tsx';
import { MultiSelect } from '../multi-select/MultiSelect.tsx';
import { LaterHint } from '../tooltip/LaterHint.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';

let arrive: (() => void) | undefined;

/** A part whose code loads on demand. */
jest.mock('../code-boundary/lazyComponent.tsx', () => {
  const { lazyComponent } = jest.requireActual<typeof lazyComponents>('../code-boundary/lazyComponent.tsx');
  return {
    lazyComponent: (load: () => Promise<never>, given?: object) => {
      const part = lazyComponent(async () => {
        await new Promise<void>((resolve) => (arrive = resolve));
        return load();
      }, given);
      return Object.assign(part, { ahead: () => Promise.resolve() });
    },
  };
});

/** Lets the requested code load, and waits for it. */
async function arrived(part: { isThere: () => boolean }): Promise<void> {
  expect(part.isThere()).toBe(false);
  await waitFor(() => expect(arrive).toBeDefined());
  arrive?.();
  await waitFor(() => expect(part.isThere()).toBe(true));
}

beforeEach(() => (arrive = undefined));

test('[S-08] a hint whose code comes after the pointer has left is not shown', async () => {
  const { user } = await renderScreen(
    <Tooltip label="Not included.">
      <button type="button">Words</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Words' });
  await user.hover(button);
  await waitFor(() => expect(arrive).toBeDefined());
  await user.unhover(button);
  await arrived(LaterHint);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a menu whose code is loading closes by Escape, and for a reader who moved on', async () => {
  const { user } = await renderScreen(
    <>
      <Menu button="Emma" items={[{ id: 'action', label: 'Logout', onSelect: jest.fn() }]} />
      <input aria-label="search" />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Emma' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  await user.click(screen.getByRole('textbox', { name: 'search' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await arrived(MenuDropdown);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'search' })).toHaveFocus();
});

test('[L-02] a field whose code is on its way looks as it will, not like an empty box', async () => {
  await renderScreen(
    <>
      <MultiSelect label="Sector" options={[]} values={[]} onChange={jest.fn()} />
      <SuggestField
        label="Find"
        placeholder="Company, sector, analyst …"
        groups={[]}
        onSearch={jest.fn()}
        onChoose={jest.fn()}
      />
    </>,
  );
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('Select or type')).toBeVisible();
  expect(screen.getByText('Company, sector, analyst …')).toBeVisible();
});
