import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import type { Language } from '@portal/contract';
import type { ReactElement } from 'react';
import {
  Button,
  ButtonLink,
  Checkbox,
  Chip,
  DataTable,
  DateRangePicker,
  Drawer,
  EmptyNotice,
  ErrorPanel,
  FieldError,
  HoverCards,
  Menu,
  Modal,
  PageHeading,
  PasswordField,
  Pill,
  Portrait,
  QuietFailure,
  Select,
  Skeleton,
  Tabs,
  TextField,
  Toasts,
  Tooltip,
  VisuallyHidden,
} from './index.ts';

const nothing = () => undefined;

/** Every component renders, has its accessible name and passes axe, in both languages. */
const components: [name: string, element: ReactElement, role: string, accessibleName: string | undefined][] =
  [
    ['Button', <Button>Sign in</Button>, 'button', 'Sign in'],
    ['Button, busy', <Button busy>Sign in</Button>, 'button', 'Sign in'],
    ['ButtonLink', <ButtonLink to="/">Home</ButtonLink>, 'link', 'Home'],
    ['Checkbox', <Checkbox label="Remember me" />, 'checkbox', 'Remember me'],
    [
      'Checkbox, locked',
      <Checkbox label="Equity: locked" labelHidden locked />,
      'checkbox',
      'Equity: locked',
    ],
    [
      'Chip',
      <Chip removeLabel="Remove Banks" onRemove={nothing} children="Banks" />,
      'button',
      'Remove Banks',
    ],
    [
      'DateRangePicker',
      <DateRangePicker label="Period" value={undefined} onChange={nothing} today="2026-03-11" />,
      'group',
      'Period',
    ],
    [
      'Drawer',
      <Drawer title="Menu" opened onClose={nothing} children={<a href="/">Home</a>} />,
      'dialog',
      'Menu',
    ],
    [
      'DataTable',
      <DataTable
        caption="Ratings"
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
        rows={[{ name: 'Alpin Bank' }]}
        rowId={({ name }) => name}
      />,
      'table',
      'Ratings',
    ],
    ['EmptyNotice', <EmptyNotice>No research today.</EmptyNotice>, 'status', undefined],
    ['ErrorPanel', <ErrorPanel title="Not now" text="Try later." onRetry={nothing} />, 'heading', 'Not now'],
    ['ErrorPanel, page', <ErrorPanel asPage title="Not now" text="Try later." />, 'heading', 'Not now'],
    ['FieldError', <FieldError>Please enter a name</FieldError>, 'alert', undefined],
    ['Menu', <Menu button="Emma" items={[{ id: 'x', label: 'Home', to: '/' }]} />, 'button', 'Emma'],
    ['Modal', <Modal title="No access" opened onClose={nothing} children="Text" />, 'dialog', 'No access'],
    ['PageHeading', <PageHeading lead="Lead">Highlights</PageHeading>, 'heading', 'Highlights'],
    ['Pill', <Pill>Banks</Pill>, 'generic', undefined],
    ['Pill, link', <Pill to="/x">Banks</Pill>, 'link', 'Banks'],
    ['Portrait', <Portrait src={undefined} name="Anna Ammann" />, 'generic', undefined],
    ['QuietFailure', <QuietFailure onRetry={nothing} />, 'status', undefined],
    [
      'Select',
      <Select label="Language" options={[{ value: 'en', label: 'English' }]} value="en" onChange={nothing} />,
      'combobox',
      'Language',
    ],
    ['Skeleton', <Skeleton height={40} />, 'generic', undefined],
    [
      'Tabs',
      <Tabs label="Team" tabs={[{ id: 'a', label: 'Sales' }]} selected="a" onSelect={nothing} children="x" />,
      'tab',
      'Sales',
    ],
    ['TextField', <TextField label="Name" error="Too short" />, 'textbox', 'Name'],
    ['Toasts', <Toasts />, 'generic', undefined],
    [
      'Tooltip',
      <Tooltip label="Why">
        <button type="button">Save</button>
      </Tooltip>,
      'button',
      'Save',
    ],
    [
      'HoverCards',
      <HoverCards cardOf={() => 'About Banks'}>
        <p>
          <a href="#banks">Banks</a>
        </p>
      </HoverCards>,
      'link',
      'Banks',
    ],
    ['VisuallyHidden', <VisuallyHidden>Unseen</VisuallyHidden>, 'generic', undefined],
  ];

describe.each<Language>(['en', 'de'])('in %s', (language) => {
  test.each(components)(
    '%s renders with its name and passes axe',
    async (_, element, role, accessibleName) => {
      await renderScreen(<main>{element}</main>, { language });
      const options = accessibleName === undefined ? {} : { name: accessibleName };
      expect((await screen.findAllByRole(role, options)).length).toBeGreaterThan(0);
      await expectNoAxeViolations(document.body);
    },
  );

  test('PasswordField renders with its name and passes axe', async () => {
    await renderScreen(
      <main>
        <PasswordField label="Password" autoComplete="current-password" />
      </main>,
      { language },
    );
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expectNoAxeViolations(document.body);
  });
});
