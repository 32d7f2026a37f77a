import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { feedJsonSchema, feedRecordSchema } from './feedRecord.ts';

const docs = fileURLToPath(new URL('../../../../docs', import.meta.url));

test('[D-02] the published schema is the one that lines are checked with', () => {
  const published: unknown = JSON.parse(readFileSync(join(docs, 'feed.schema.json'), 'utf8'));
  expect(published).toEqual(JSON.parse(JSON.stringify(feedJsonSchema())));
});

test('[D-02] every line in docs/feed.md is a record, of each kind at least one', () => {
  const [, lines = ''] = /```jsonl\n([\s\S]*?)```/.exec(readFileSync(join(docs, 'feed.md'), 'utf8')) ?? [];
  const kinds = lines
    .trim()
    .split('\n')
    .map((line) => feedRecordSchema.parse(JSON.parse(line)).kind);
  const all = feedRecordSchema.options.map(({ shape }) => shape.kind.value);
  expect([...new Set(kinds)].sort()).toEqual([...all].sort());
});
