import { portalTabs } from '@portal/contract';
import {
  emptyShape,
  publicationDetails,
  type Edition,
  type ServedPublication,
  type ServedPublicationList,
  type Rating,
  type ServedTag,
  type RatingType,
} from '@portal/wire';
import type { LoginAnswer } from '@portal/wire-auth';
import type { ServedRatingChange, ServedRatingChangeList } from '@portal/wire-libraries';

let serial = 0;

/** A tag; pass only what matters to the test. */
export function aTag(overrides: Partial<ServedTag> = {}): ServedTag {
  serial += 1;
  return {
    id: serial,
    value: 'Banks',
    category: 'Sector',
    translated_value: 'Banken',
    external_id: `ref-${serial}`,
    profile_active: true,
    inactive: false,
    ...overrides,
  };
}

/** Entitled, PDF, English. */
export function aPublication(overrides: Partial<ServedPublication> = {}): ServedPublication {
  serial += 1;
  const doc_ref = overrides.doc_ref ?? `doc-${serial}`;
  return {
    doc_ref,
    publication_date: '2026-11-20T07:30:00+01:00',
    title: `Banks: a steady quarter ${serial}`,
    entitled: true,
    attachment_content_type: 'application/pdf',
    download_link: `documents/${doc_ref}/download`,
    preview_link: `/document_preview/${doc_ref}`,
    language: { value: 'English', translated_value: 'Englisch' },
    publication_type: { value: 'Unternehmensstudie', translated_value: 'Company Study' },
    asset_classification: { value: 'Equity', translated_value: 'Aktien' },
    primary_tags: { Sector: [aTag()] },
    other_tags: {},
    latest_equity_rating: null,
    latest_credit_rating: null,
    latest_esg_rating: null,
    latest_equity_change: null,
    latest_credit_change: null,
    ...emptyShape(publicationDetails),
    ...overrides,
  };
}

/** Entitled, PDF, German. */
export function anEdition(overrides: Partial<Edition> = {}): Edition {
  const { doc_ref, title, entitled, attachment_content_type, download_link, preview_link, language } =
    aPublication({
      title: 'Banken: ein ruhiges Quartal',
      language: { value: 'German', translated_value: 'Deutsch' },
      ...overrides,
    });
  return { doc_ref, title, entitled, attachment_content_type, download_link, preview_link, language };
}

/** One page of a list. */
export function aPublicationList(
  records: ServedPublication[],
  metadata: Partial<ServedPublicationList['pagination_metadata']> = {},
): ServedPublicationList {
  return {
    records,
    pagination_metadata: { page: 1, num_pages: 1, max_records: records.length, ...metadata },
  };
}

/** One type was raised. */
export function aRatingChange(
  overrides: Partial<ServedRatingChange> & { type?: RatingType; rating?: Partial<Rating> } = {},
): ServedRatingChange {
  const { type = 'Equities', rating, ...company } = overrides;
  const equities = type === 'Equities';
  const raised: Rating = {
    current: equities ? 'Outperform' : 'A- stable',
    previous: equities ? 'Market perform' : 'BBB+ stable',
    previous_date: '2026-05-04',
    date: '2026-11-20',
    action: 'Upgrade',
    ...rating,
  };
  return {
    ...aTag({ category: 'Company', value: 'Alberris Bank', translated_value: 'Alberris Bank' }),
    related_asset_class: [{ value: equities ? 'Equity' : 'Fixed Income' }],
    sector: aTag(),
    tk_ticker: { value: 'ALBE' },
    bloomberg_company_ticker: { value: 'ALBE SW' },
    kpis: { Ratings: { Equities: equities ? raised : null, Bonds: equities ? null : raised } },
    ...company,
  };
}

/** One page of rating changes. */
export function aRatingChangeList(
  records: ServedRatingChange[],
  metadata: Partial<ServedRatingChangeList['pagination_metadata']> = {},
): ServedRatingChangeList {
  return {
    records,
    pagination_metadata: { page: 1, num_pages: 1, max_records: records.length, ...metadata },
  };
}

/** The answer to a successful login. */
export function aClient(overrides: Partial<LoginAnswer['contact']> = {}): LoginAnswer {
  return {
    username: 'everything@demo.example',
    token: 'access-token',
    refresh_token: 'refresh-token',
    first_login: false,
    contact: {
      name: 'Emma Everett',
      cris: [],
      external_reference: 'client-1',
      preferred_language: 'English',
      accepted_terms: true,
      ...overrides,
    },
  };
}

/** Grants or denies every tab. */
export function someEntitlements(
  granted: (tab: string) => boolean = () => true,
): Record<string, { can_access: boolean; route_pattern: null }> {
  return Object.fromEntries(
    portalTabs.map((tab) => [tab, { can_access: granted(tab), route_pattern: null }]),
  );
}
