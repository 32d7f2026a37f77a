import { answer, anEdition, aPublication, expectNoAxeViolations, renderScreen } from '@portal/testing';
import { calls, type Edition, type ServedPublication } from '@portal/wire';
import { screen, waitFor } from '@testing-library/react';
import { researchMessages } from '../messages/index.ts';
import { PublicationBrief } from '../publication-tile/PublicationBrief.tsx';
import { PublicationTile } from '../publication-tile/PublicationTile.tsx';

const closed = { entitled: false, download_link: '', preview_link: '' };
const spoken = (value: string) => ({ language: { value, translated_value: null } });

async function show(
  editions: Edition[] | undefined,
  {
    language = 'en',
    ...overrides
  }: Partial<Omit<ServedPublication, 'language'>> & { language?: 'en' | 'de' } = {},
) {
  const publication = aPublication({
    title: 'Banks: a steady quarter',
    paper_id: 'P1',
    ...overrides,
    other_editions: editions,
  });
  return renderScreen(<PublicationTile publication={publication} />, {
    messages: (spokenBy) => Promise.resolve(researchMessages[spokenBy]),
    language,
    handlers: [answer(calls.downloadToken, { auth_token: 'one-time', expires_in: 120 })],
  });
}

test.each([
  ['en', 'DE – German edition: Banken: ein ruhiges Quartal', 'Download PDF'],
  ['de', 'DE – Deutsche Version: Banken: ein ruhiges Quartal', 'PDF'],
] as const)(
  '[L-16] in %s the other edition is a link, and both files are buttons',
  async (language, name, begin) => {
    const { container } = await show([anEdition({ doc_ref: 'doc-de' })], { language });
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', '/document_preview/doc-de');
    expect(link).toHaveTextContent(/^DE$/);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['EN', 'DE']);
    for (const button of buttons) expect(button.getAttribute('aria-label')).toMatch(new RegExp(`^${begin}`));
    await expectNoAxeViolations(container);
  },
);

test('[L-16] the other file is fetched by its own link', async () => {
  const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { user } = await show([anEdition({ doc_ref: 'doc-de' })]);
  await user.click(
    screen.getByRole('button', { name: 'Download PDF DE: German edition: Banken: ein ruhiges Quartal' }),
  );
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledWith(expect.stringContaining('documents/doc-de/download')),
  );
});

test('[L-16] [G-13] a closed edition is named, locked, and leads to the dialogue alone', async () => {
  const { user, container } = await show([anEdition(closed)]);
  expect(screen.queryByRole('link', { name: /German edition/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^DE – German edition: / }));
  expect(await screen.findByRole('dialog', { name: 'No access – invalid subscription' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Download PDF: Banks: a steady quarter' })).toHaveTextContent(
    /^Download$/,
  );
  await expectNoAxeViolations(container);
});

test.each([[undefined], [[]]])('[L-16] without others (%j) a tile is what it was', async (editions) => {
  await show(editions);
  expect(screen.getByText('EN')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('button', { name: 'Download PDF: Banks: a steady quarter' })).toHaveTextContent(
    /^Download$/,
  );
});

describe('[L-16] what an API may name', () => {
  test('five editions, two in one language, one in an unknown one, one that says none', async () => {
    const { container } = await show([
      anEdition({ title: 'Eins' }),
      anEdition({ title: 'Zwei' }),
      anEdition({ title: 'Trois', ...spoken('French') }),
      anEdition({ title: ' ', ...spoken('') }),
    ]);
    expect(
      screen.getAllByRole('link', { name: /edition/i }).map((link) => link.getAttribute('aria-label')),
    ).toEqual([
      'DE – German edition: Eins',
      'DE – German edition: Zwei',
      'French – Edition in French: Trois',
      '? – Another edition: Untitled publication',
    ]);
    expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(5);
    await expectNoAxeViolations(container);
  });

  test('a file without a preview is downloaded by its letters, which show its format', async () => {
    await show([anEdition({ preview_link: '', attachment_content_type: 'xlsx' })]);
    expect(screen.getByRole('button', { name: /^DE – German edition/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Download XLSX DE/ })).toHaveTextContent(/^XLSX DE$/);
  });

  test('an edition that nothing opens is named without a way', async () => {
    await show([anEdition({ preview_link: '', download_link: '', attachment_content_type: null })]);
    expect(screen.getByText('DE')).toBeVisible();
    expect(screen.queryByRole('link', { name: /German edition/ })).not.toBeInTheDocument();
  });
});

test('[L-11] [L-16] where there is little room, too, the other edition is a tap away', async () => {
  const publication = aPublication({ other_editions: [anEdition({ doc_ref: 'doc-de' })] });
  await renderScreen(<PublicationBrief publication={publication} />, {
    messages: (language) => Promise.resolve(researchMessages[language]),
  });
  expect(screen.getByRole('link', { name: /^DE – / })).toHaveAttribute('href', '/document_preview/doc-de');
});
