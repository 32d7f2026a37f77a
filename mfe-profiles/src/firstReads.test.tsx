import { callKey } from '@portal/contract';
import { readCookie } from '@portal/session';
import { renderScreen, someEntitlements } from '@portal/testing';
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
      path: pattern.replace(':id', 'X0001'),
      messages: loadMessages,
      entitlements: someEntitlements(),
    });
    const expected = reads.map(({ call }) =>
      call.replace('%3Aid', 'X0001').replace('%3Alanguage', 'English'),
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
