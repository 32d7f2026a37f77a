import { callKey } from '@portal/contract';
import { today } from '@portal/i18n';
import { readCookie } from '@portal/session';
import { refuse, renderScreen, someEntitlements } from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { waitFor } from '@testing-library/react';
import { loadMessages } from './messages/index.ts';
import { pages } from './pages.ts';
import remote from './remote.ts';

const reading = pages.flatMap(({ path, firstReads }) =>
  firstReads === undefined ? [] : [[path, firstReads()] as const],
);

test.each(reading)(
  '%s makes its early reads, and stores nothing that prevents them next time',
  async (pattern, reads) => {
    const { requests } = await renderScreen(Object.values(remote.routes).flat(), {
      path: pattern.replace(':docRef', 'X0001'),
      messages: loadMessages,
      entitlements: someEntitlements(),
      handlers: [refuse(libraryCalls.documentPreviewHtml, 503)],
    });
    const expected = reads.map(({ call }) =>
      call
        .replaceAll('%3AdocRef', 'X0001')
        .replaceAll('%3Atoday', today())
        .replaceAll('%3Alanguage', 'English'),
    );
    await waitFor(() =>
      expect(requests.map(({ path, query }) => callKey(path, query))).toEqual(
        expect.arrayContaining(expected),
      ),
    );
    expect(reads.length).toBeGreaterThan(0);
    for (const { unlessCookies = [], plainCookies = {} } of reads)
      for (const name of unlessCookies)
        expect({ [name]: readCookie(name) ?? plainCookies[name] }).toEqual({ [name]: plainCookies[name] });
  },
);
