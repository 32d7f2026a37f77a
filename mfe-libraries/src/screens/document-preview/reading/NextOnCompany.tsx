import { useQuery } from '@portal/api';
import { parseLanguage } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { noFilters, PageLink, tagLabel, useFoldedEditions } from '@portal/research';
import { IconArrowRight } from '@portal/ui';
import type { Publication, Tag } from '@portal/wire';
import { nextPaperQuery } from '#api/nextPaper.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './ReadingTools.module.css';

/** Below the document: the paper before it on the same company. [V-03] */
export function NextOnCompany({ publication }: { publication: Publication }) {
  const [company] = publication.primary_tags['Company'] ?? [];
  return company === undefined ? null : <Next company={company} publication={publication} />;
}

function Next({ company, publication }: { company: Tag; publication: Publication }) {
  const { t, language } = useMessages<LibrariesMessage>();
  const editions = useFoldedEditions(noFilters);
  const { data: next } = useQuery({ ...nextPaperQuery({ company, publication, editions }), retry: false });
  if (next == null) return null;
  return (
    <p className={styles.next}>
      <span>{t('libraries.preview.nextOn', { company: tagLabel(company, 'Company', language) })}</span>{' '}
      <PageLink to={next.preview_link}>
        <span lang={parseLanguage(next.language.value)}>{next.title}</span>
        <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
      </PageLink>
    </p>
  );
}
