import { formatDay, today } from '@portal/i18n';
import { removeCookie } from '@portal/session';
import {
  answer,
  anEdition,
  aPublication,
  aPublicationList,
  expectNoAxeViolations,
  renderScreen,
} from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { act, screen, waitFor, within } from '@testing-library/react';
import { switchListKeys } from '../list-keys/useListKeys.ts';
import { keepListView } from '../list-view/listView.ts';
import { researchMessages } from '../messages/index.ts';
import { PublicationList } from './PublicationList.tsx';
import { publicationsQuery } from './publicationsQuery.ts';

const call = libraryCalls.highlightsDocuments;
const paging = { pageSize: 3, limit: 6 };
const folded = { paper_id: 'P1', other_editions: [anEdition({ doc_ref: 'de' })] };
const records = [
  aPublication({ title: 'One', ...folded }),
  aPublication({ title: 'Two', entitled: false, download_link: '', preview_link: '' }),
  aPublication({ title: 'Three', publication_date: today(), matched_text: 'Hydrogen stays an option.' }),
];

async function show() {
  const query = publicationsQuery({ key: ['test', 'keys'], call, paging });
  const shown = await renderScreen(
    <>
      <input aria-label="Search" />
      <PublicationList query={query} paging={paging} />
    </>,
    {
      messages: (language) => Promise.resolve(researchMessages[language]),
      handlers: [answer(call, aPublicationList(records, { page: 1, num_pages: 2, max_records: 6 }))],
    },
  );
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  return shown;
}

const title = (name: string) => within(screen.getByRole('heading', { name })).getByText(name);
const help = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

beforeEach(() => {
  removeCookie('listView');
  removeCookie('listKeys');
});

test('[L-18] J and K walk from title to title, and at the end to what loads more', async () => {
  const { user } = await show();
  await user.keyboard('j');
  expect(title('One')).toHaveFocus();
  await user.keyboard('jJ');
  expect(title('Three')).toHaveFocus();
  await user.keyboard('k');
  expect(title('Two')).toHaveFocus();
  await user.keyboard('jj');
  expect(screen.getByRole('button', { name: 'Load More' })).toHaveFocus();
});

test('[L-18] D asks for the file of the entry, or says why it cannot be had', async () => {
  const { user } = await show();
  await user.keyboard('jjd');
  expect(await screen.findByRole('dialog', { name: 'No access – invalid subscription' })).toBeVisible();
});

test.each(['open', 'closed'] as const)(
  '[L-18] in a field of an extension, root %s, letters are letters',
  async (mode) => {
    const { user } = await show();
    await user.keyboard('j');
    const host = document.body.appendChild(document.createElement('x-clipper'));
    const field = host.attachShadow({ mode }).appendChild(document.createElement('input'));
    for (const key of 'Just added?')
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
    host.remove();
    expect(title('One')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('[L-18] where something is typed, letters are letters', async () => {
  const { user } = await show();
  const field = screen.getByRole('textbox', { name: 'Search' });
  await user.type(field, 'jd?');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('jd?');
});

test('[L-18] "?" lists the keys, which can be switched off and are remembered', async () => {
  const { user, container } = await show();
  await user.keyboard('?');
  await screen.findByText('Next publication');
  expect(await help()).toHaveTextContent(
    'JNext publicationKPrevious publicationEnterOpen itDDownload it← →Next to the title: other language, download/Search?Show these shortcuts',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Use letters as shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('textbox', { name: 'Search' }));
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('j?');
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(screen.getByRole('checkbox', { name: 'Use letters as shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('j');
  expect(title('One')).toHaveFocus();
  act(() => title('One').blur());
  await expectNoAxeViolations(container);
});

test('[L-18] rows are remembered, say what they are about, and take one tab stop each', async () => {
  const { user, container } = await show();
  expect(screen.getByRole('button', { name: 'Tiles' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Rows' }));
  expect(screen.getByRole('button', { name: 'Rows' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('j');
  expect(title('One')).toHaveFocus();
  await user.tab();
  expect(title('Two')).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName(/edition/);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName(/^Download/);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(title('One')).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('[L-18] who has switched the letters off still reaches everything in a row', async () => {
  keepListView('rows');
  switchListKeys(false);
  const { user } = await show();
  await user.keyboard('j');
  expect(document.body).toHaveFocus();
  title('One').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName(/^Download/);
  await user.keyboard('d');
  expect(document.activeElement).toHaveAccessibleName(/^Download/);
});

test('[L-18] what was chosen before holds from the first sight on', async () => {
  keepListView('rows');
  await show();
  expect(screen.getByRole('button', { name: 'Rows' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('list', { name: 'Tags' })).not.toBeInTheDocument();
  expect(screen.getByText('Hydrogen stays an option.')).toBeVisible();
});

test('[L-18] a row of a day without a time shows that day, of today too', async () => {
  keepListView('rows');
  await show();
  expect(screen.getByText(formatDay(today()))).toBeVisible();
});
