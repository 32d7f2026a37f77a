import { proofRefusals, type OpenedLook } from './proofRefusals.ts';

const page = {
  remote: 'mfe-a',
  version: '1.1.0',
  path: '/equities',
  group: 'gated',
  address: '/equities',
} as const;
const look = (language: 'en' | 'de', width: number, ...faults: string[]): OpenedLook => ({
  ...{ page, language, width, faults },
  ms: 100,
});

test('[F-20] each fault is reported once, with where it was seen', () => {
  const looks = [
    look('en', 1440, 'throws Error: broken'),
    look('en', 390, 'throws Error: broken'),
    look('de', 1440, 'throws Error: broken', 'shows the message id a.b instead of its text'),
    look('de', 390),
  ];
  expect(proofRefusals(looks).map(({ message }) => message)).toEqual([
    'mfe-a 1.1.0 at /equities throws Error: broken (en 1440 px, en 390 px, de 1440 px)',
    'mfe-a 1.1.0 at /equities shows the message id a.b instead of its text (de 1440 px)',
  ]);
});

test('[F-20] of many faults the rest is counted, and without one there is no refusal', () => {
  const many = Array.from({ length: 15 }, (_one, number) => `misses a file: /${number}.js (status 404)`);
  const messages = proofRefusals([look('en', 390, ...many)]).map(({ message }) => message);
  expect(messages).toHaveLength(13);
  expect(messages.at(-1)).toBe('3 further faults');
  expect(proofRefusals([look('en', 390)])).toEqual([]);
});
