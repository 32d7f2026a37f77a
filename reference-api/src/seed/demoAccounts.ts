import { portalTabs, type PortalTab } from '@portal/contract';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../areas/auth/passwords.ts';
import type { Db } from '../db/Db.ts';
import { aggregatedTypes, assetClasses, type AssetClass } from '../policies/entitlements.ts';

export const demoPassword = 'Research-2026';

export interface NewAccount {
  username: string;
  name: string;
  externalReference: string;
  preferredLanguage: 'English' | 'German';
  acceptedTerms: boolean;
  portalTabs: readonly string[];
  assetClasses: readonly string[];
  languages: readonly string[];
}

const bilingual = ['en', 'de'];

const equityTabs: readonly PortalTab[] = [
  'todays_highlights_tab',
  'equity_library_tab',
  'international_library_tab',
  'coverage_equity_tab',
  'team_equity_research_tab',
  'analyst_profile_equity_tab',
  'company_profile_overview_tab',
  'company_profile_equity_tab',
  'sector_profile_equity_tab',
];

const bondTabs: readonly PortalTab[] = [
  'todays_highlights_tab',
  'fixed_income_library_tab',
  'markets_library_tab',
  'coverage_fixed_income_tab',
  'team_credit_research_tab',
  'analyst_profile_fixed_income_tab',
  'company_profile_overview_tab',
  'company_profile_fixed_income_tab',
  'sector_profile_fixed_income_tab',
  'notification_centre_tab',
];

function demoAccount(
  word: string,
  name: string,
  sees: { tabs: readonly string[]; classes: readonly AssetClass[] } & Partial<NewAccount>,
): NewAccount {
  const { tabs, classes, ...own } = sees;
  return {
    username: `${word}@demo.example`,
    name,
    externalReference: `demo-${word}`,
    preferredLanguage: 'English',
    acceptedTerms: true,
    portalTabs: tabs,
    assetClasses: classes,
    languages: bilingual,
    ...own,
  };
}

/** Printed at the start, outside prod. */
const demoAccounts: readonly NewAccount[] = [
  demoAccount('everything', 'Emma Everett', { tabs: portalTabs, classes: assetClasses }),
  demoAccount('equity', 'Edward Quinn', { tabs: equityTabs, classes: ['Equity'] }),
  demoAccount('bonds', 'Barbara Bondolfi', {
    tabs: bondTabs,
    classes: ['Fixed Income'],
    preferredLanguage: 'German',
  }),
  demoAccount('new', 'Nora Newman', { tabs: portalTabs, classes: assetClasses, acceptedTerms: false }),
  demoAccount('nothing', 'Noah Thinley', { tabs: [], classes: [] }),
];

/** Leaves an existing account as it is. */
export async function addAccount(
  db: Db,
  account: NewAccount,
  { password, power, origin }: { password: string; power: number; origin: 'demo' | 'test' },
): Promise<void> {
  const hash = await hashPassword(password, power);
  await db.query(sql`
    with package as (
      insert into packages (name, portal_tabs, aggregated_types, asset_classes, languages)
      values (${account.externalReference}, ${sql.param(account.portalTabs)}::text[], ${sql.param(aggregatedTypes)}::text[],
        ${sql.param(account.assetClasses)}::text[], ${sql.param(account.languages)}::text[])
      on conflict (name) do update set portal_tabs = excluded.portal_tabs, aggregated_types = excluded.aggregated_types,
        asset_classes = excluded.asset_classes, languages = excluded.languages
      returning id)
    insert into clients (username, password_hash, name, external_reference, preferred_language, accepted_terms, package_id, origin)
    select ${account.username}, ${hash}, ${account.name}, ${account.externalReference}, ${account.preferredLanguage},
      ${account.acceptedTerms}, id, ${origin} from package
    on conflict (username) do nothing`);
}

/** Also removes their sessions, events and subscriptions. */
export async function removeAccounts(db: Db, origin: 'demo' | 'test', username?: string): Promise<number> {
  const which = username === undefined ? sql`true` : sql`username = ${username}`;
  return db.transaction(async (inside) => {
    const gone = await inside.query<{ packageId: number }>(
      sql`delete from clients where origin = ${origin} and ${which} returning package_id as "packageId"`,
    );
    const packages = gone.map(({ packageId }) => packageId);
    await inside.query(sql`delete from packages where id = any(${sql.param(packages)}::int[])`);
    return gone.length;
  });
}

export async function seedAccounts(db: Db, power: number): Promise<void> {
  const present = await db.query<{ username: string }>(
    sql`select username from clients where origin = 'demo'`,
  );
  const missing = demoAccounts.filter(({ username }) => !present.some((each) => each.username === username));
  await Promise.all(
    missing.map((account) => addAccount(db, account, { password: demoPassword, power, origin: 'demo' })),
  );
}
