import { aPublication, aTag } from '@portal/testing';
import { nextPaperQuery } from './nextPaper.ts';

const company = aTag({ category: 'Company', value: 'Alpin Bank' });
const paper = (doc_ref: string, more: Parameters<typeof aPublication>[0] = {}) =>
  aPublication({
    ...{ doc_ref, preview_link: `/document_preview/${doc_ref}`, primary_tags: { Company: [company] } },
    ...more,
  });

test('[V-03] next is the paper before this one about the company that can be read', () => {
  const publication = paper('R3', { publication_date: '2026-03-10T08:00:00+01:00' });
  const { select, queryKey } = nextPaperQuery({
    company,
    publication,
    editions: { fold_editions: 'English' },
  });
  expect(queryKey.at(-1)).toMatchObject({
    tag_filters: { Company: ['Alpin Bank'] },
    date_range: { end_date: '2026-03-10' },
  });
  const mention = paper('R2', { primary_tags: {} });
  const sheet = paper('R1', { preview_link: '' });
  const next = paper('R0');
  const later = paper('R4');
  expect(select({ records: [later, publication, mention, sheet, next] })?.doc_ref).toBe('R0');
  expect(select({ records: [publication, mention, sheet] })).toBeNull();
});
