import { noPreferences } from '@portal/wire';
import { isSameChoice, mergeChoices, type Choices } from './Choices.ts';
import { draftOwner } from './draftOwner.ts';
import { dropDraft, keepDraft, storedDraft } from './storedDraft.ts';

const none: Choices = { preferences: noPreferences, delivery: 'single' };
const topic = { type: 'Company Research', assetClass: 'Equity', language: 'German' };
const some: Choices = {
  preferences: {
    topics: [topic],
    subjects: [{ category: 'Sector', value: 'Banks', languages: ['German'] }],
    others: [{ Region: 'Europe' }],
  },
  delivery: 'daily',
};
const nowhere = () => [];

test('[N-04] a draft comes back as it was left, to its client alone', () => {
  keepDraft('client emma', { revision: 4, base: none, mine: some });
  expect(storedDraft('client emma')).toEqual({ revision: 4, base: none, mine: some });
  expect(storedDraft('client otto')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('[N-04] a draft of an API without revisions and deliveries comes back, too', () => {
  const plain = { ...some, delivery: undefined };
  keepDraft('client emma', { revision: undefined, base: plain, mine: plain });
  expect(storedDraft('client emma')).toEqual({ revision: undefined, base: plain, mine: plain });
  dropDraft();
  expect(storedDraft('client emma')).toBeUndefined();
});

test('[N-04] what is no draft is taken away', () => {
  sessionStorage.setItem('portal-draft-notification-centre', '{"client":"client emma","mine":3}');
  expect(storedDraft('client emma')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('[N-04] a draft is the client’s; of a client without a username it is the sign-in’s', () => {
  const session = {
    status: 'signedIn' as const,
    accessToken: 'a',
    refreshToken: 'r',
    currentUserName: 'Emma',
    mark: '12ab',
  };
  const user = { name: 'Emma', username: 'emma@demo.example', preferred_language: 'English' };
  expect(draftOwner({ ...user, accepted_terms: true, cri_json: [], news_at_start: false }, session)).toBe(
    'client emma@demo.example',
  );
  expect(draftOwner(undefined, session)).toBe('sign-in 12ab');
});

test('[N-03] the same choice in another order or spelling is not a change', () => {
  const inAll: Choices = {
    ...none,
    preferences: { ...noPreferences, topics: [{ type: 'Company Research', language: 'German' }] },
  };
  const inEach: Choices = {
    ...none,
    preferences: {
      ...noPreferences,
      topics: [{ ...topic, assetClass: 'Fixed Income' }, topic],
    },
  };
  expect(isSameChoice(inAll, inEach, () => ['Equity', 'Fixed Income'])).toBe(true);
  expect(isSameChoice(inAll, inEach, nowhere)).toBe(false);
  const heard = (languages: string[]): Choices => ({
    ...none,
    preferences: { ...noPreferences, subjects: [{ category: 'Sector', value: 'Banks', languages }] },
  });
  expect(isSameChoice(heard([]), heard(['German', 'English']), nowhere)).toBe(true);
  expect(isSameChoice(heard([]), heard(['German']), nowhere)).toBe(false);
  expect(isSameChoice(none, { ...none, delivery: 'weekly' }, nowhere)).toBe(false);
});

test('[N-03] two devices: both changes are kept, and how mails come is as the later one wants', () => {
  const theirs: Choices = { preferences: { ...noPreferences, topics: [topic] }, delivery: 'weekly' };
  const mine: Choices = { preferences: { ...some.preferences, topics: [] }, delivery: 'single' };
  expect(mergeChoices({ base: none, mine, theirs })).toEqual({
    preferences: { ...some.preferences, topics: [topic] },
    delivery: 'weekly',
  });
  expect(mergeChoices({ base: none, mine: { ...mine, delivery: 'daily' }, theirs }).delivery).toBe('daily');
});
