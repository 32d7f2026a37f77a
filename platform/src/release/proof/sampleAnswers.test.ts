import { readingOf, type Call } from '@portal/wire';
import * as wire from '@portal/wire';
import * as auth from '@portal/wire-auth';
import * as libraries from '@portal/wire-libraries';
import * as preferences from '@portal/wire-preferences';
import * as profiles from '@portal/wire-profiles';
import * as teamCoverage from '@portal/wire-team-coverage';
import { answersOf } from '@portal/build/answers';

const packages = { wire, auth, libraries, preferences, profiles, teamCoverage };

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
const calls = Object.values(packages)
  .flatMap((exported) => partsOf(exported).flatMap(partsOf))
  .filter((one): one is Call => typeof one === 'object' && one !== null && 'answer' in one)
  .filter(({ forOperators = false }) => !forOperators);
const answers = Object.assign({}, ...Object.values(packages).map(answersOf)) as Record<string, unknown>;

test('every call of the portal has a sample answer', () => {
  expect(calls.length).toBeGreaterThan(50);
  expect(Object.keys(answers).toSorted()).toEqual(
    calls.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'the portal reads the sample answer of %s',
  (name, call) => {
    expect(call.answer.safeParse(answers[name]).error).toBeUndefined();
    expect(readingOf(call).safeParse(answers[name]).error).toBeUndefined();
    expect(wire.takeUnread()).toEqual([]);
  },
);
