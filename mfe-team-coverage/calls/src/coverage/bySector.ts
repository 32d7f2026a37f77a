type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Details that only companies have. */
const ofCompanies = [
  'sector',
  'kpis',
  'analyst',
  'tk_ticker',
  'bloomberg_company_ticker',
  'gk_number',
  'model_download_link',
];

const isCompany = (entry: unknown): entry is Fields =>
  isFields(entry) && !('companies' in entry) && ofCompanies.some((name) => name in entry);

/** A sector as its fields or its name; without either, companies stand in one without a name. */
function sectorOf({ sector }: Fields): Fields & { value: string } {
  if (typeof sector === 'string') return { value: sector };
  const fields: Fields = isFields(sector) ? sector : {};
  const { value } = fields;
  return { ...fields, value: typeof value === 'string' ? value : '' };
}

function grouped(companies: readonly Fields[]): unknown[] {
  const sectors = new Map<string, { companies: unknown[] }>();
  for (const company of companies) {
    const sector = sectorOf(company);
    const known = sectors.get(sector.value);
    if (known === undefined) sectors.set(sector.value, { ...sector, companies: [company] });
    else known.companies.push(company);
  }
  return [...sectors.values()];
}

/**
 * Coverage as sectors with `companies`: the documents name the companies of a sector `related_companies`, too, and
 * companies that each name their sector are grouped by it.
 */
export function bySector(entries: readonly unknown[]): unknown[] {
  const named = entries.filter((entry) => isFields(entry));
  if (named.length > 0 && named.every(isCompany)) return grouped(named);
  return entries.map((entry) =>
    isFields(entry) && !('companies' in entry) && 'related_companies' in entry
      ? { ...entry, companies: entry['related_companies'] }
      : entry,
  );
}
