import { pages } from '@portal/contract';
import { checkRemote } from './checkRemote.ts';
import { aRelease } from '../testing/aRelease.ts';

const screen = () => Promise.resolve({ Component: () => null });
const route = (path: string) => ({ path, handle: { title: 'x' }, lazy: screen });

const own = { react: () => 'the shell’s' };

function check(routes: Record<string, unknown[]>, singletons: Record<string, unknown> = own) {
  const remote = { area: 'libraries', contract: '1.0.0', routes, loadMessages: () => Promise.resolve({}) };
  return checkRemote({
    name: 'mfe-libraries',
    release: aRelease(),
    module: { default: remote, singletons },
    own,
  });
}

test('[F-12] a remote brings the pages that its release claims', () => {
  expect(check({ gated: [route(pages.equities.path)] }).area).toBe('libraries');
});

test.each([
  ['a page of another area', { gated: [route(pages.equities.path)], public: [route(pages.login.path)] }],
  ['one of its own in another layout', { public: [route(pages.equities.path)] }],
])('[F-12] a remote that routes %s is refused', (_, routes) => {
  expect(() => check(routes)).toThrow(
    /failed at module: it routes \/\w+, which its release does not declare/,
  );
});

test.each([
  ['a second React', { react: () => 'another' }],
  ['no proof that it uses the page’s', {}],
])('[F-10] a remote, of whatever build, with %s is refused', (_, singletons) => {
  const routes = { gated: [route(pages.equities.path)] };
  expect(() => check(routes, singletons)).toThrow(
    'mfe-libraries@0.1.0 failed at singletons: it brings its own copy of react',
  );
});
