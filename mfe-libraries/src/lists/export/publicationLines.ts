import { pages, parseLanguage } from '@portal/contract';
import { formatDay, type useMessages } from '@portal/i18n';
import { ratingLabel, tagLabel } from '@portal/research';
import type { Publication } from '@portal/wire';
import type { LibrariesMessage } from '#messages/index.ts';

type Wording = Pick<ReturnType<typeof useMessages<LibrariesMessage>>, 't' | 'language'>;

/** Joins the names of a category's tags, without duplicates. */
function namesOf({ primary_tags, other_tags }: Publication, category: string, { language }: Wording): string {
  const tags = [primary_tags, other_tags].flatMap((groups) => groups[category] ?? []);
  return [...new Set(tags.map((tag) => tagLabel(tag, category, language)))].join(', ');
}

/** Joins the languages of a publication and its other editions. */
function languagesOf({ language, other_editions: others = [] }: Publication, { t }: Wording): string {
  const values = [language, ...others.map((edition) => edition.language)].map(({ value }) => {
    const known = parseLanguage(value);
    return known === undefined ? value : t(`research.language.${known}`);
  });
  return [...new Set(values)].join(', ');
}

/** The preview's address; '' only if the record says that there is none, as in lists. */
const previewOf = ({ preview_link: preview, doc_ref: docRef }: Publication, origin: string) =>
  preview === '' ? '' : new URL(pages.documentPreview.href({ docRef }), origin).href;

/** Returns the rows of the CSV file, header first. [L-24] */
export function publicationLines(
  publications: readonly Publication[],
  { wording, origin }: { wording: Wording; origin: string },
): string[][] {
  const { t, language } = wording;
  const head = [
    t('libraries.export.date'),
    t('libraries.export.title'),
    t('libraries.export.type'),
    t('libraries.export.companies'),
    t('libraries.export.rating'),
    t('libraries.export.analysts'),
    t('libraries.export.language'),
    t('libraries.export.link'),
  ];
  const lines = publications.map((publication) => {
    const { latest_equity_rating: equity, latest_credit_rating: credit } = publication;
    const rating = equity ?? credit ?? '';
    return [
      formatDay(publication.publication_date),
      publication.title,
      tagLabel(publication.publication_type, 'Publication Type', language),
      namesOf(publication, 'Company', wording),
      rating === '' ? '' : ratingLabel(rating, 'own', t),
      namesOf(publication, 'Analyst', wording),
      languagesOf(publication, wording),
      previewOf(publication, origin),
    ];
  });
  return [head, ...lines];
}
