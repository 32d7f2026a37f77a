import { readQuery } from '@portal/api';
import type { FoldedEditions } from '@portal/research';
import type { Publication, Tag } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';

const earliest = '1900-01-01';

/** The paper's own day may have several on the company. */
const looked = 10;

interface NextPaperRequest {
  company: Pick<Tag, 'value'>;
  publication: Publication;
  /** The preferred edition. */
  editions: FoldedEditions;
}

const refsOf = ({ doc_ref: own, other_editions: others = [] }: Publication) => [
  own,
  ...others.map(({ doc_ref: ref }) => ref),
];

/** The paper before this one on a company that the client can read in the portal; null if there is none. [V-03] */
export const nextPaperQuery = ({ company, publication, editions }: NextPaperRequest) => {
  const query = {
    tag_filters: { Company: [company.value] },
    date_range: { start_date: earliest, end_date: publication.publication_date.slice(0, 10) },
    order: 'desc' as const,
    page: 1,
    page_size: looked,
    limit: looked,
    entitled: 'true' as const,
    ...editions,
  };
  return {
    ...readQuery(libraryCalls.allResearchDocuments, query, 'libraries'),
    select: ({ records }: { records: readonly Publication[] }): Publication | null => {
      const isThis = (each: Publication) => refsOf(each).some((ref) => ref === publication.doc_ref);
      const later = records.slice(records.findIndex(isThis) + 1);
      // The list has papers that only mention the company, too.
      const isAbout = ({ primary_tags: { Company: about = [] } }: Publication) =>
        about.some(({ value }) => value === company.value);
      return later.find((each) => each.preview_link !== '' && isAbout(each)) ?? null;
    },
  };
};
