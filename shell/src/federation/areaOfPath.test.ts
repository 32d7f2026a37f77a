import { ownerOfPath } from './areaOfPath.ts';
import { anEnvironment, aRelease } from './testRelease.ts';

const environment = anEnvironment({
  'mfe-libraries': aRelease(),
  'mfe-auth': aRelease({
    area: 'auth',
    paths: { public: ['/login', '/reset_password/:resetToken'], signedIn: ['/change_password'], gated: [] },
  }),
});

test.each([
  ['/', 'mfe-libraries', 'gated'],
  ['/equities', 'mfe-libraries', 'gated'],
  ['/equities/', 'mfe-libraries', 'gated'],
  ['/document_preview/DOC-1', 'mfe-libraries', 'gated'],
  ['/login', 'mfe-auth', 'public'],
  ['/reset_password/abc', 'mfe-auth', 'public'],
  ['/change_password', 'mfe-auth', 'signedIn'],
])('%s belongs to %s, in the layout %s', (path, remote, group) => {
  expect(ownerOfPath(environment, path)).toEqual({ remote, group });
});

test.each(['/nowhere', '/equities/more', '/document_preview', '/login/x'])(
  '%s belongs to no area',
  (path) => {
    expect(ownerOfPath(environment, path)).toBeUndefined();
  },
);
