import {
  answer,
  aPublication,
  aTag,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { formatDay, formatTime, today } from '@portal/i18n';
import { calls, type ServedPublication } from '@portal/wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { researchMessages } from '../messages/index.ts';
import { PublicationTile } from './PublicationTile.tsx';

interface Situation {
  language?: 'en' | 'de';
  handlers?: Handler[];
}

type Props = Partial<ComponentProps<typeof PublicationTile>>;

async function show(
  overrides: Partial<ServedPublication> = {},
  situation: Situation = {},
  props: Props = {},
) {
  const publication = aPublication({ title: 'Banks: a steady quarter', doc_ref: 'doc-1', ...overrides });
  return renderScreen(<PublicationTile publication={publication} withTime {...props} />, {
    messages: (language) => Promise.resolve(researchMessages[language]),
    ...situation,
    entitlements: someEntitlements(),
  });
}

const unentitled = { entitled: false, download_link: '', preview_link: '' };
const token = answer(calls.downloadToken, { auth_token: 'one-time', expires_in: 120 });

function aTab() {
  const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

test('[T-01] without a time that can be read there is no clock either', async () => {
  const { container } = await show({ publication_date: 'soon' });
  expect(screen.getByText('Company Study')).toBeVisible();
  expect(container.querySelector('time')).toBeNull();
  expect(container.querySelector('.tabler-icon-clock')).toBeNull();
});

test('[T-01] a day without a time is shown as that day, of today too', async () => {
  const { container } = await show({ publication_date: today() });
  expect(screen.getByText(formatDay(today()))).toBeVisible();
  expect(container.querySelector('.tabler-icon-clock')).toBeNull();
});

test('[T-01] an entitled tile: date, time, class, type, tags, kind of file, ways in', async () => {
  const { container } = await show();
  expect(screen.getByRole('link', { name: 'Banks: a steady quarter' })).toHaveAttribute(
    'href',
    '/document_preview/doc-1',
  );
  expect(screen.getByText('20.11.2026')).toBeVisible();
  expect(screen.getByText('07:30')).toBeVisible();
  expect(screen.getByText('Equity')).toBeVisible();
  expect(screen.getByText('Company Study')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Banks' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/sector_profile\//),
  );
  expect(screen.getByRole('img', { name: 'PDF document' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download PDF: Banks: a steady quarter' })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('[I-03] in German the words change and the title keeps its own language', async () => {
  await show({}, { language: 'de' });
  expect(screen.getByText('Aktien')).toBeVisible();
  expect(screen.getByText('Unternehmensstudie')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Banken' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Banks: a steady quarter' })).toHaveAttribute('lang', 'en');
});

test('[T-01] an unentitled tile: no link anywhere, both buttons lead to the dialogue', async () => {
  const { user, container } = await show(unentitled);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  for (const name of ['Banks: a steady quarter', 'Download PDF: Banks: a steady quarter']) {
    const button = screen.getByRole('button', { name });
    await user.click(button);
    await screen.findByRole('dialog', { name: 'No access – invalid subscription' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
  await expectNoAxeViolations(container);
});

test('an unentitled publication without a file offers no download', async () => {
  await show({ ...unentitled, attachment_content_type: null });
  expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
});

test('[T-01] the tooltip of an unentitled title', async () => {
  const { user } = await show(unentitled);
  await user.hover(screen.getByRole('button', { name: 'Banks: a steady quarter' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'This content is not included in your subscription.',
  );
});

test('[T-05] a spreadsheet without a preview is saved by its title', async () => {
  const tab = aTab();
  const overrides = { preview_link: '', attachment_content_type: 'application/vnd.ms-excel' };
  const { user } = await show(overrides, { handlers: [token] });
  await user.click(screen.getByRole('button', { name: 'Banks: a steady quarter' }));
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledWith(expect.stringContaining('force_download=true')),
  );
});

test('a refused download says that there is no access', async () => {
  const tab = aTab();
  const { user } = await show({}, { handlers: [refuse(calls.downloadToken, 403)] });
  await user.click(screen.getByRole('button', { name: /^Download PDF/ }));
  expect(await screen.findByRole('dialog', { name: 'No access – invalid subscription' })).toBeVisible();
  expect(tab.close).toHaveBeenCalledTimes(1);
});

test('a failed download closes its tab and this is shown', async () => {
  const tab = aTab();
  const { user } = await show({}, { handlers: [refuse(calls.downloadToken, 500)] });
  await user.click(screen.getByRole('button', { name: /^Download PDF/ }));
  expect(await screen.findByText('The document could not be opened. Please try again.')).toBeVisible();
  expect(tab.close).toHaveBeenCalledTimes(1);
});

test('[L-14] what was searched is marked in the title, whose name stays whole', async () => {
  const { container } = await show({}, {}, { searchTerm: 'QUARTERS "a steady" <b>' });
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'a steady',
    'quarter',
  ]);
  expect(screen.getByRole('link', { name: 'Banks: a steady quarter' })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('[L-14] an unentitled title is marked, too', async () => {
  const { container } = await show(unentitled, {}, { searchTerm: 'bank' });
  expect(container.querySelector('button mark')).toHaveTextContent('Banks');
});

test.each([
  ['en', 'English', 'Publication in the language badge'],
  ['de', 'Englisch', 'Publikation mit Sprachangabe'],
] as const)('[T-01] the language is shown as EN and read out in %s as %s', async (language, word, title) => {
  await show({ title }, { language });
  expect(screen.getByText('EN')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(word)).toBeInTheDocument();
});

test('[L-21] new and read are reported in words; anything else has no mark', async () => {
  const { container, unmount } = await show({ is_new: true, is_read: false });
  expect(screen.getByText('New')).toHaveTextContent('New since your last visit');
  await expectNoAxeViolations(container);
  unmount();
  const read = await show({ is_read: true }, { language: 'de' });
  expect(screen.getByText('Gelesen')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveAttribute('data-read', 'true');
  await expectNoAxeViolations(read.container);
  read.unmount();
  await show();
  for (const mark of ['New', 'Read']) expect(screen.queryByText(mark)).not.toBeInTheDocument();
});

describe('[L-19] the sentence by which a text was found', () => {
  const german = { value: 'German', translated_value: 'Deutsch' };
  const matched_text = 'Wasserstoff bleibt <b>eine</b> Option für Zürich.';

  test('is shown whole, in its own language, with what was searched marked', async () => {
    const { container } = await show(
      { matched_text, language: german },
      {},
      { searchTerm: 'zuerich wasserstoff' },
    );
    const quote = container.querySelector('q');
    expect(quote).toHaveTextContent(matched_text);
    expect(quote).toHaveAttribute('lang', 'de');
    expect(quote?.closest('p')).toHaveTextContent(`Found in the text: ${matched_text}`);
    expect([...(quote?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Wasserstoff',
      'Zürich',
    ]);
    expect(quote?.querySelector('b')).toBeNull();
    await expectNoAxeViolations(container);
  });

  test('[D-04] has the page of its file, in the language of the interface', async () => {
    const { unmount } = await show({ matched_text, matched_page: 12 }, { language: 'de' });
    expect(screen.getByText('Im Text gefunden:').closest('p')).toHaveTextContent(/Zürich\. · Seite 12$/);
    unmount();
    await show({ matched_text, matched_page: 12 });
    expect(screen.getByText('Found in the text:').closest('p')).toHaveTextContent(/Zürich\. · page 12$/);
  });

  test('is introduced in the language of the interface', async () => {
    await show({ matched_text }, { language: 'de' });
    expect(screen.getByText('Im Text gefunden:')).toBeInTheDocument();
  });

  test.each([[undefined], [null], [''], ['  ']])('is not there where the API gives %j', async (none) => {
    const { container } = await show({ matched_text: none }, {}, { searchTerm: 'banks' });
    expect(container.querySelector('q')).toBeNull();
    expect(screen.queryByText(/Found in the text/)).toBeNull();
  });
});

describe('[L-18] a tile begins with what is worth knowing:', () => {
  const company = aTag({ category: 'Company', value: 'Alpin Bank', translated_value: null });
  const tags = {
    Company: [company],
    'TK Ticker': [aTag({ category: 'TK Ticker', value: 'ALPN', translated_value: null })],
    Sector: [aTag()],
    Analyst: ['Ruth Meier', 'Urs Keller'].map((value) =>
      aTag({ category: 'Analyst', value, translated_value: null }),
    ),
  };
  const raised = { previous: 'Market perform', action: 'Upgrade' } as const;
  const rated = { latest_equity_rating: 'Outperform', latest_equity_change: raised };
  const textOf = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim();

  test.each([
    [
      'en',
      'Alpin BankALPNUpgrade: from Market perform to Outperform',
      'Company StudyBy: Ruth Meier, Urs Keller',
    ],
    [
      'de',
      'Alpin BankALPNHochstufung: von Marktgewichten auf Übergewichten',
      'UnternehmensstudieVon: Ruth Meier, Urs Keller',
    ],
  ] as const)(
    'company, ticker, rating and its change, then the authors as text (%s)',
    async (language, first, authors) => {
      const { container } = await show({ primary_tags: tags, ...rated }, { language });
      const [subject, facts] = container.querySelectorAll('article p');
      expect(textOf(subject ?? null)).toBe(first);
      expect(textOf(facts ?? null)).toContain(authors);
      expect(screen.getByRole('link', { name: 'Alpin Bank' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/company_profile\//),
      );
      expect(screen.getByRole('link', { name: 'Urs Keller' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/analyst_profile\//),
      );
      expect(screen.getAllByRole('listitem')).toHaveLength(1);
      await expectNoAxeViolations(container);
    },
  );

  test('its point in its own language, instead of which a search shows what it found', async () => {
    const summary = 'Die Margen steigen.';
    const inGerman = { summary, language: { value: 'German', translated_value: 'Deutsch' } };
    const { unmount } = await show(inGerman);
    expect(screen.getByText(summary)).toHaveAttribute('lang', 'de');
    unmount();
    await show({ ...inGerman, matched_text: 'Die Zinsen fallen.' });
    expect(screen.queryByText(summary)).not.toBeInTheDocument();
  });

  test('the time of a paper of today, with the day for who hears or prints it', async () => {
    const { container } = await show({ publication_date: new Date().toISOString() }, {}, { withTime: false });
    expect(screen.getByText(formatTime(new Date().toISOString()))).toBeVisible();
    expect(container.querySelector('time')).toHaveClass('today');
    expect(container.querySelector('time')).toHaveTextContent(formatDay(today()));
  });

  test('one mark for the format, which the download does not repeat', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'Download PDF: Banks: a steady quarter' })).toHaveTextContent(
      /^Download$/,
    );
    expect(screen.getByRole('img', { name: 'PDF document' })).toBeVisible();
  });
});

describe('what an API may send', () => {
  test('no title but a long one, or none at all', async () => {
    const { unmount } = await show({ title: '', long_title: 'Banks at length' });
    expect(screen.getByRole('link', { name: 'Banks at length' })).toBeVisible();
    unmount();
    await show({ title: ' ', long_title: null });
    expect(screen.getByRole('link', { name: 'Untitled publication' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download PDF: Untitled publication' })).toBeVisible();
  });

  test('markup in a title is text', async () => {
    const title = '<img src=x onerror="top.stolen = 1"> & <b>Banks</b>';
    const { container } = await show({ title });
    expect(screen.getByRole('link', { name: title })).toBeVisible();
    expect(container.querySelector('img, b')).toBeNull();
  });

  test('a title of 300 characters', async () => {
    const title = 'Rückversicherungsgesellschaften '.repeat(9) + 'im Winter 2026';
    await show({ title });
    expect(screen.getByRole('link', { name: title })).toBeVisible();
  });

  test('nothing but what must be there', async () => {
    const { container } = await show({
      attachment_content_type: null,
      download_link: '',
      preview_link: '',
      publication_date: 'unknown',
      asset_classification: { value: '', translated_value: null },
      publication_type: { value: 'Kommentar', translated_value: null },
      language: { value: 'Rumantsch', translated_value: null },
      primary_tags: {},
      other_tags: {},
    });
    expect(screen.getByRole('heading', { name: 'Banks: a steady quarter' })).not.toHaveAttribute('lang');
    expect(screen.getByRole('img', { name: 'Document' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Download|Banks/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('an unknown content type is a document to download', async () => {
    await show({ attachment_content_type: 'application/x-unheard-of' });
    expect(screen.getByRole('button', { name: 'Download: Banks: a steady quarter' })).toBeVisible();
  });

  test('more tags than a glance takes in, all of them on paper', async () => {
    const tags = Array.from({ length: 12 }, (_, place) => aTag({ value: `Sector ${place}` }));
    const { user } = await show({ primary_tags: { Sector: tags } });
    expect(screen.queryByText('Sector 11')).not.toBeInTheDocument();
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByText('Sector 11')).toBeVisible();
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByText('Sector 11')).not.toBeInTheDocument();
    screen.getByRole('button', { name: '6 more tags' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('listitem')[5]).toHaveFocus();
    expect(screen.getByText('Sector 11')).toBeVisible();
  });
});
