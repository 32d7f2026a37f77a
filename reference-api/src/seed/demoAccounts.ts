import { portalTabs, type PortalTab } from '@portal/contract';
import { sql } from 'drizzle-orm';
import { ofInvented, type InventedLogin } from '#feed/Provenance.ts';
import { hashPassword } from '../areas/auth/passwords.ts';
import type { Db } from '../db/Db.ts';
import { assetClasses, type AssetClass } from '../policies/entitlements.ts';
import { feedInvented } from './feedInvented.ts';
import { clientLines, firmOf, type InventedClient } from './lines/clientLines.ts';

export const demoPassword = 'Research-2026';

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

function demoClient(
  word: string,
  name: string,
  sees: { tabs: readonly PortalTab[]; classes: readonly AssetClass[] } & Partial<InventedClient>,
): InventedClient {
  const { tabs, classes, ...own } = sees;
  return {
    email: `${word}@demo.example`,
    name,
    reference: `demo-${word}`,
    language: 'en',
    acceptedTerms: true,
    portalTabs: tabs,
    assetClasses: classes,
    languages: ['en', 'de'],
    ...own,
  };
}

/** Printed at the start, outside prod. */
export const demoClients: readonly InventedClient[] = [
  demoClient('everything', 'Emma Everett', { tabs: portalTabs, classes: assetClasses }),
  demoClient('equity', 'Edward Quinn', { tabs: equityTabs, classes: ['Equity'] }),
  demoClient('bonds', 'Barbara Bondolfi', { tabs: bondTabs, classes: ['Fixed Income'], language: 'de' }),
  demoClient('new', 'Nora Newman', { tabs: portalTabs, classes: assetClasses, acceptedTerms: false }),
  demoClient('nothing', 'Noah Thinley', { tabs: [], classes: [] }),
];

async function missingOf(db: Db, clients: readonly InventedClient[]): Promise<InventedClient[]> {
  const known = await db.query<{ reference: string; email: string }>(sql`
    select external_reference as reference, username as email from clients
    where external_reference = any(${sql.param(clients.map(({ reference }) => reference))}::text[])
      or username = any(${sql.param(clients.map(({ email }) => email))}::text[])`);
  const taken = new Set(known.flatMap(({ reference, email }) => [reference, email]));
  return clients.filter(({ reference, email }) => !taken.has(reference) && !taken.has(email));
}

/** What a bank has of these clients' firm and packages, such as those that stayed when the demo was removed. */
async function bankHas(inside: Db, clients: readonly InventedClient[], origin: 'demo' | 'test') {
  const names = clients.map(({ reference }) => reference);
  const firms = await inside.query<{ name: string }>(sql`
    select reference as name from firms where reference = ${firmOf(origin)} and origin <> ${origin}`);
  const packages = await inside.query<{ name: string }>(sql`
    select name from packages where name = any(${sql.param(names)}::text[]) and origin <> ${origin}`);
  const setOf = (rows: typeof firms) => new Set(rows.map(({ name }) => name));
  return { firms: setOf(firms), packages: setOf(packages) };
}

/**
 * Feeds clients with a package each, who log in with the password. Existing ones stay as they are, and so does what a bank has: a new
 * client shares it.
 */
export async function addClients(
  db: Db,
  clients: readonly InventedClient[],
  { password, power, origin }: { password: string; power: number; origin: 'demo' | 'test' },
): Promise<void> {
  const missing = await missingOf(db, clients);
  const logins = new Map<string, InventedLogin>();
  await Promise.all(
    missing.map(async ({ reference, acceptedTerms }) => {
      logins.set(reference, { passwordHash: await hashPassword(password, power), acceptedTerms });
    }),
  );
  if (missing.length === 0) return;
  const provenance = { ...ofInvented(origin), logins };
  await db.transaction(async (inside) => {
    const lines = clientLines(missing, origin, await bankHas(inside, missing, origin));
    await feedInvented(inside, lines, provenance);
  });
}
