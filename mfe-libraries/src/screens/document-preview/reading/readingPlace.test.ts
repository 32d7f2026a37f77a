import { signIn } from '@portal/session';
import { keepPlace, placeOf } from './readingPlace.ts';

const client = (currentUserName: string) =>
  signIn({ accessToken: 'a', refreshToken: 'r', currentUserName }, { remember: false });

beforeEach(() => localStorage.clear());

test('[V-03] the place is kept per paper and client, and forgotten at either end', () => {
  client('Anna');
  keepPlace('doc-1', 0.4);
  keepPlace('doc-2', 0.7);
  expect([placeOf('doc-1'), placeOf('doc-2'), placeOf('doc-3')]).toEqual([0.4, 0.7, undefined]);
  client('Beat');
  expect(placeOf('doc-1')).toBeUndefined();
  client('Anna');
  keepPlace('doc-1', 1);
  keepPlace('doc-2', 0);
  expect([placeOf('doc-1'), placeOf('doc-2')]).toEqual([undefined, undefined]);
});

test('[V-03] fifty papers at most, the last ones; what is damaged is none', () => {
  client('Anna');
  for (let at = 0; at < 51; at += 1) keepPlace(`doc-${at}`, 0.5);
  expect([placeOf('doc-0'), placeOf('doc-1'), placeOf('doc-50')]).toEqual([undefined, 0.5, 0.5]);
  localStorage.setItem('portal-reading-places Anna', '[["doc-1", "far"], 7');
  expect(placeOf('doc-1')).toBeUndefined();
});
