import { sql } from 'drizzle-orm';
import type { BothLanguages, RatedKind, ServedRecord, ServedRelatedAnalyst, ServedTag } from '@portal/wire';
import type { ProfileClass } from '@portal/wire-profiles';
import type { Db } from '#db/Db.ts';
import type { Client } from '#policies/Client.ts';
import { openProfileClasses } from '#policies/profiles.ts';
import { presentModel, presentTickers } from '../covered-companies/companyFacts.ts';
import { presentKpis } from '../covered-companies/companyPages.ts';
import { shownKinds } from '../covered-companies/coveredCompanies.ts';
import {
  analystRole,
  companyRow,
  coveringAnalysts,
  currentRatings,
  profileTexts,
  type AnalystRow,
  type CompanyRow,
  type TextRow,
} from './repository.ts';

const bare = ({ value, translated_value }: TextRow): BothLanguages => ({ value, translated_value });

function presentAnalyst(row: AnalystRow): ServedRelatedAnalyst {
  const { name, role, email, phone, thumbnail_url, external_id, profile_active, inactive } = row;
  return {
    name,
    email,
    phone,
    thumbnail_url,
    external_id,
    profile_active,
    inactive,
    role: role === null ? null : { value: role, translated_value: row.translatedRole },
  };
}

function companyFacts(row: CompanyRow, tags: readonly ServedTag[]) {
  const own = tags.filter(({ id }) => row.tagIds.includes(id));
  return {
    sector: tags.find(({ id }) => id === row.sectorId) ?? null,
    ...presentTickers(own),
    model_download_link: presentModel(row),
  };
}

interface Shown {
  kinds: readonly RatedKind[];
  keys: readonly number[];
}

/** Adds to a tag what the client may see of its record. `tags` are all tags. [G-09] */
export function recordReader(db: Db) {
  async function written(tag: ServedTag, classes: readonly ProfileClass[]) {
    const texts = await profileTexts(db, tag.id);
    const summary = texts.find(({ assetClass }) => assetClass === '');
    const shown = texts.filter(({ assetClass }) => classes.some((each) => each === assetClass));
    return {
      summary: summary === undefined ? null : bare(summary),
      descriptions_by_asset_class: Object.fromEntries(shown.map((text) => [text.assetClass, bare(text)])),
    };
  }

  async function related(tag: ServedTag, classes: readonly ProfileClass[]) {
    const of = tag.category === 'Sector' ? sql`sector_id = ${tag.id}` : sql`companies.id = ${tag.id}`;
    const rows = await coveringAnalysts(db, of, classes);
    const ofClass = (sought: ProfileClass): ServedRelatedAnalyst[] =>
      rows.filter(({ assetClass }) => assetClass === sought).map(presentAnalyst);
    return { Equity: ofClass('Equity'), 'Fixed Income': ofClass('Fixed Income') };
  }

  async function company(tag: ServedTag, tags: readonly ServedTag[], { kinds, keys }: Shown) {
    const [ratings, row] = await Promise.all([
      currentRatings(db, tag.id, kinds),
      companyRow(db, tag.id, keys),
    ]);
    const kpis = presentKpis(ratings);
    return row === undefined ? { kpis, sector: null } : { kpis, ...companyFacts(row, tags) };
  }

  return async (
    tag: ServedTag,
    { client, tags }: { client: Client; tags: readonly ServedTag[] },
  ): Promise<ServedRecord> => {
    if (tag.category === 'Analyst') {
      const role = await analystRole(db, tag.id);
      return { ...tag, role: role === undefined ? null : bare(role) };
    }
    const classes = openProfileClasses(client, tag.category === 'Sector' ? 'Sector' : 'Company');
    if (classes.length === 0) return tag;
    const [texts, related_analysts, own] = await Promise.all([
      written(tag, classes),
      related(tag, classes),
      tag.category === 'Company'
        ? company(tag, tags, { kinds: shownKinds(classes, client.keys), keys: client.keys })
        : {},
    ]);
    return { ...tag, ...texts, related_analysts, ...own };
  };
}
