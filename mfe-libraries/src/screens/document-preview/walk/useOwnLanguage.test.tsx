import { changeLanguage } from '@portal/i18n';
import { anEdition, aPublication, renderScreen } from '@portal/testing';
import type { Publication } from '@portal/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { loadMessages } from '#messages/index.ts';
import { useOwnLanguage } from './useOwnLanguage.ts';

const german = anEdition({ doc_ref: 'alpin-de', preview_link: '/document_preview/alpin-de' });

function Preview() {
  const [publication, setPublication] = useState<Publication>();
  useOwnLanguage(publication, undefined);
  return (
    <button onClick={() => setPublication(aPublication({ other_editions: [german] }))}>Let it arrive</button>
  );
}

test('[V-02] [L-16] a language that is chosen before the paper has arrived counts when it has', async () => {
  const path = '/document_preview/alpin';
  const { user, address } = await renderScreen(<Preview />, { path, messages: loadMessages });
  await act(() => changeLanguage('de', { isChoice: true }));
  expect(address()).toBe(path);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(address()).toBe(german.preview_link));
  await act(() => changeLanguage('en'));
});
