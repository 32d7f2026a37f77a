import { isNewSince, parseVisit, visitAt, visitGapMs } from './visit.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const monday = { start: at('08:00'), lastSeen: at('08:30') };

test.each([
  ['the first', undefined, '08:00', { start: at('08:00'), lastSeen: at('08:00') }],
  ['the same, a minute later', monday, '08:31', { ...monday, lastSeen: at('08:31') }],
  ['the same, just before the hour', monday, '09:29', { ...monday, lastSeen: at('09:29') }],
  [
    'a new one, after an hour',
    monday,
    '09:30',
    { start: at('09:30'), lastSeen: at('09:30'), previousStart: at('08:00') },
  ],
  [
    'the third, which forgets the first',
    { ...monday, previousStart: at('05:00') },
    '12:00',
    { start: at('12:00'), lastSeen: at('12:00'), previousStart: at('08:00') },
  ],
  [
    'the second going on, which still knows the first',
    { ...monday, previousStart: at('05:00') },
    '08:40',
    { ...monday, lastSeen: at('08:40'), previousStart: at('05:00') },
  ],
  ['the same, though the clock was put back', monday, '07:00', { ...monday, lastSeen: at('07:00') }],
])('a visit is %s', (_, kept, now, visit) => {
  expect(visitAt(kept, new Date(at(now)))).toEqual(visit);
});

test('a visit lasts an hour beyond the last list', () => {
  expect(visitGapMs).toBe(3_600_000);
});

test.each([
  [at('08:01'), at('08:00'), true],
  [at('08:00'), at('08:00'), false],
  [at('07:59'), at('08:00'), false],
  ['2026-11-20T09:30:00+01:00', at('08:00'), true],
  ['2026-11-20T08:30:00+01:00', at('08:00'), false],
  [at('08:01'), undefined, false],
  ['unknown', at('08:00'), false],
])('%s is new since the visit that began at %s: %p', (published, start, isNew) => {
  expect(isNewSince(published, start)).toBe(isNew);
});

test.each([
  [JSON.stringify(monday), monday],
  [JSON.stringify({ ...monday, previousStart: 'never' }), monday],
  [
    JSON.stringify({ ...monday, previousStart: at('05:00'), more: 1 }),
    { ...monday, previousStart: at('05:00') },
  ],
  [null, undefined],
  ['', undefined],
  ['{', undefined],
  ['null', undefined],
  ['[]', undefined],
  ['{"start":"yesterday","lastSeen":"now"}', undefined],
  ['{"start":1,"lastSeen":2}', undefined],
])('%j is read as %j', (text, visit) => {
  expect(parseVisit(text)).toEqual(visit);
});
