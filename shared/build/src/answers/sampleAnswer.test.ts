import { sampleAnswer } from './sampleAnswer.ts';

test('everything that may be there is there, and two of each', () => {
  const tag = {
    type: 'object',
    properties: { id: { type: 'integer' }, value: { type: ['string', 'null'] } },
    required: ['id', 'value'],
  };
  const schema = {
    type: 'object',
    properties: {
      records: { type: 'array', items: tag },
      by_category: { type: 'object', additionalProperties: { type: 'array', items: tag } },
      sector: { anyOf: [{ type: 'null' }, tag] },
    },
  };
  const tags = [
    { id: 1, value: 'Value 1' },
    { id: 2, value: 'Value 2' },
  ];
  expect(sampleAnswer(schema)).toEqual({
    records: tags,
    by_category: { Sector: tags },
    sector: { id: 1, value: 'Value 1' },
  });
});

test.each([
  ['publication_date', { type: 'string' }, '2026-03-11T08:00:00+01:00'],
  ['marked_at', { type: 'string' }, '2026-03-11T08:00:00+01:00'],
  ['update', { type: 'string' }, 'Update 1'],
  ['last_seen', { type: 'string', format: 'date-time' }, '2026-03-11T07:00:00Z'],
  ['thumbnail_url', { type: ['string', 'null'] }, '/sample/1'],
  ['delivery', { type: 'string', enum: ['single', 'daily'] }, 'single'],
  ['success', { const: true }, true],
  ['entitled', { type: 'boolean' }, true],
  ['inactive', { type: 'boolean' }, false],
  ['nothing', { type: 'null' }, null],
])('%s is what its name and its schema say', (name, schema, value) => {
  const answer = sampleAnswer({ type: 'object', properties: { [name]: schema }, required: [name] });
  expect(answer).toEqual({ [name]: value });
});

test('an optional number counts what is missing, and is missing', () => {
  const properties = { skipped: { type: 'integer' }, count: { type: 'integer' } };
  expect(sampleAnswer({ type: 'object', properties, required: ['count'] })).toEqual({ count: 1 });
});

test('what may be anything is nothing', () => {
  expect(sampleAnswer({ type: 'array', items: {} })).toEqual([]);
  expect(sampleAnswer({})).toBeUndefined();
});
