import { ownerOfPath, retiredAreaAt } from './areaOfPath.ts';
import { anEnvironment, aRelease, pagesAt } from '../testing/aRelease.ts';

const environment = anEnvironment({
  'mfe-libraries': aRelease(),
  'mfe-auth': aRelease({
    area: 'auth',
    pages: pagesAt({ public: ['/login', '/reset_password/:resetToken'], signedIn: ['/change_password'] }),
  }),
});

test.each([
  ['/', 'mfe-libraries', 'gated', '/'],
  ['/equities', 'mfe-libraries', 'gated', '/equities'],
  ['/equities/', 'mfe-libraries', 'gated', '/equities'],
  ['/document_preview/DOC-1', 'mfe-libraries', 'gated', '/document_preview/:docRef'],
  ['/login', 'mfe-auth', 'public', '/login'],
  ['/reset_password/abc', 'mfe-auth', 'public', '/reset_password/:resetToken'],
  ['/change_password', 'mfe-auth', 'signedIn', '/change_password'],
])('%s belongs to %s, in the layout %s, by %s', (address, remote, group, path) => {
  expect(ownerOfPath(environment, address)).toEqual({ remote, group, path });
});

test.each(['/nowhere', '/equities/more', '/document_preview', '/login/x'])(
  '%s belongs to no area',
  (path) => {
    expect(ownerOfPath(environment, path)).toBeUndefined();
  },
);

describe('[F-19] the addresses of a retired area', () => {
  const { version, area, pages } = aRelease({
    area: 'profiles',
    pages: pagesAt({ gated: ['/company_profile/:id'] }),
  });
  const withRetired = { ...environment, retired: { 'mfe-profiles': { version, area, pages } } };

  test.each([
    ['/company_profile/42', 'profiles'],
    ['/Company_Profile/42/', 'profiles'],
    ['/company_profile', undefined],
    ['/equities', undefined],
    ['/nowhere', undefined],
  ])('%s: %s', (path, expected) => {
    expect(retiredAreaAt(withRetired, path)).toBe(expected);
    expect(retiredAreaAt(environment, path)).toBeUndefined();
  });

  test('belong to the area that claims them now', () => {
    const heir = aRelease({ area: 'new', pages });
    const taken = { ...withRetired, remotes: { ...environment.remotes, 'mfe-new': heir } };
    expect(retiredAreaAt(taken, '/company_profile/42')).toBeUndefined();
  });
});
