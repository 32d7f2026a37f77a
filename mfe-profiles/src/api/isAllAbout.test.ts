import { aPublication, aTag } from '@portal/testing';
import { isAllAbout } from './isAllAbout.ts';

const alpin = aTag({ category: 'Company', value: 'Alpin Bank', external_id: 'C0001' });
const subject = { ref: 'C0001', category: 'Company', value: 'Alpin Bank' };
const publication = (primary: object, other = {}) =>
  aPublication({ primary_tags: { ...primary }, other_tags: { ...other } });

test.each([
  ['nothing', [], true],
  ['what has it as its subject', [publication({ Company: [alpin] })], true],
  ['what mentions it', [publication({}, { Company: [alpin] })], true],
  ['what knows its name alone', [publication({ Company: [{ ...alpin, external_id: null }] })], true],
  [
    'a sector of its name',
    [publication({ Sector: [aTag({ value: 'Alpin Bank', external_id: 'S1' })] })],
    false,
  ],
  ['one on another company', [publication({ Company: [alpin] }), publication({})], false],
])('[P-02] [K-02] of %s all is about the record: %s', (_, publications, expected) => {
  expect(isAllAbout(publications, subject)).toBe(expected);
});
