import { zurichMinutes } from '@portal/node';
import { sql } from 'drizzle-orm';
import { ofInvented } from '#feed/Provenance.ts';
import { storePortalTags } from '#taxonomy/portalTags.ts';
import type { Db } from '../db/Db.ts';
import { addDays } from '../publishingDay.ts';
import { addClients, demoClients, demoPassword } from './demoAccounts.ts';
import { demoDay, hoursUntil } from './demoDay.ts';
import { demoPlan, type PlannedDay } from './demoPlan.ts';
import { disclaimersFor } from './disclaimers.ts';
import { featuredIn } from './featuredIn.ts';
import { seedCoverageChanges } from './coverage/seedCoverageChanges.ts';
import { companyModel } from './coverage/companyModel.ts';
import type { DemoPublication } from './DemoPublication.ts';
import { feedInvented, publishInvented } from './feedInvented.ts';
import { personLine, profileTextLines } from './lines/profileLines.ts';
import { ratingLines } from './lines/ratingLines.ts';
import { taxonomyLines } from './lines/taxonomyLines.ts';
import type { Person } from './team/Person.ts';
import { researchPeople } from './team/researchPeople.ts';
import { salesPeople } from './team/salesPeople.ts';
import { companies } from './universe.ts';

const past = ofInvented('demo');

/** Older research is not featured: it would only be shown after all newer one. */
const featuredDays = 180;

/** Feeds what is not there. */
async function publishMissing(
  inside: Db,
  publications: readonly DemoPublication[],
  announced = false,
): Promise<void> {
  const known = await inside.query<{ reference: string }>(sql`
    select doc_ref as reference from publications
    where doc_ref = any(${sql.param(publications.map(({ docRef }) => docRef))}::text[])`);
  const there = new Set(known.map(({ reference }) => reference));
  const missing = publications.filter(({ docRef }) => !there.has(docRef));
  await publishInvented(inside, missing, { origin: 'demo', announced });
}

/** Portraits are generated, as nobody real is shown. */
const drawPortraits = (inside: Db, people: readonly Person[]) =>
  inside.query(sql`
    update people set portrait = 'portraits/' || reference || '.svg'
    where origin = 'demo' and portrait is null
      and reference = any(${sql.param(people.flatMap(({ hasPortrait, reference }) => (hasPortrait ? [reference] : [])))}::text[])`);

/** Only of companies that are the demo's own: a bank may have made one real. */
async function feedRatings(inside: Db, today: string): Promise<void> {
  const rows = await inside.query<{ reference: string; since: string | null }>(sql`
    select external_id as reference, to_char(max(stated_on), 'YYYY-MM-DD') as since
    from tags left join ratings on company_id = tags.id where category = 'Company' and origin = 'demo' group by tags.id`);
  const since = new Map(rows.map((row) => [row.reference, row.since ?? '']));
  const lines = companies.flatMap((company) => {
    const first = since.get(company.externalId);
    return first === undefined ? [] : ratingLines(company, { since: first, today });
  });
  await feedInvented(inside, lines, past);
}

export interface DemoOptions {
  size: number;
  today: () => string;
  /** If real, the publishing day only lasts until now. */
  realToday: boolean;
  /** Cost of the password hashes. */
  passwordPower: number;
  /** Stored before the service starts, and per batch. */
  newestFirst?: number;
  batchSize?: number;
}

/** Any number, but the same in every process. */
export const demoLock = 4_300_002;

/** Keeps the demo data complete up to today. */
export class DemoData {
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private shownDay = '';
  private readonly options: Required<DemoOptions>;

  constructor(
    private readonly db: Db,
    options: DemoOptions,
  ) {
    this.options = { newestFirst: 300, batchSize: 250, ...options };
  }

  /** Stores the newest data; then the service can start. */
  async begin(): Promise<void> {
    const { passwordPower, today } = this.options;
    await addClients(this.db, demoClients, { password: demoPassword, power: passwordPower, origin: 'demo' });
    await this.alone(async (inside) => {
      await storePortalTags(inside);
      await feedInvented(inside, taxonomyLines(), past);
      await publishMissing(inside, disclaimersFor(today()));
      const people = [...researchPeople(), ...salesPeople()];
      await feedInvented(inside, [...people.map(personLine), ...profileTextLines()], past);
      await drawPortraits(inside, people);
    });
    await this.fill(this.options.newestFirst);
  }

  /**
   * Stores the rest in the background, and each new day when it begins. Clients are only notified of new days. Failures
   * go to `onError`. Resolves once the rest is stored.
   */
  keep(onError: (error: unknown) => void): Promise<void> {
    const fill = (newDay?: string) => {
      this.running = this.running.then(() => this.fill(Infinity, newDay)).catch(onError);
    };
    fill();
    this.timer = setInterval(() => {
      const today = this.options.today();
      if (this.shownDay !== '' && today !== this.shownDay) fill(today);
    }, 30_000);
    this.timer.unref();
    return this.running;
  }

  /** Finishes the current batch. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Stores the newest first, until there are `enough`; announces those of `newDay`. */
  private async fill(enough: number, newDay?: string): Promise<void> {
    const today = this.options.today();
    const { size, batchSize, newestFirst } = this.options;
    const plan = demoPlan(today, size);
    if (today !== this.shownDay) await this.alone((inside) => this.feedCoverage(inside, today));
    let stored = 0;
    let added = 0;
    while (plan.length > 0 && stored < enough && !this.stopped) {
      const batch: PlannedDay[] = [];
      let planned = 0;
      while (planned < batchSize && plan.length > 0) {
        const day = plan.shift();
        if (day) batch.push(day);
        planned += day?.count ?? 0;
      }
      if (await this.store(batch, newDay)) added += planned;
      stored += planned;
    }
    // The embedded database never analyses by itself and plans badly without it.
    if (added > newestFirst) await this.db.query(sql`analyze`);
    this.shownDay = today;
  }

  /** Ratings, models and who covers what, up to today; older models stay, as they may be linked. */
  private async feedCoverage(inside: Db, today: string): Promise<void> {
    await feedRatings(inside, today);
    await seedCoverageChanges(inside, today);
    const minutesNow = this.minutesNow();
    const models = companies.map((company) => companyModel(company, today, minutesNow));
    await publishMissing(
      inside,
      models.filter((model) => model !== undefined),
    );
  }

  /** Undefined if the publishing day is over. */
  private minutesNow(): number | undefined {
    return this.options.realToday ? zurichMinutes(new Date()) : undefined;
  }

  /** Locks out other processes that store demo data. */
  private alone<Result>(work: (inside: Db) => Promise<Result>): Promise<Result> {
    return this.db.transaction(async (inside) => {
      await inside.query(sql`select pg_advisory_xact_lock(${demoLock})`);
      return work(inside);
    });
  }

  /** Stores missing publications and records their days in the same transaction. Returns whether any were missing. */
  private async store(batch: readonly PlannedDay[], newDay: string | undefined): Promise<boolean> {
    const { today } = this.options;
    return this.alone(async (inside) => {
      const recorded = await inside.query<PlannedDay>(
        sql`select day, size as count from demo_days where day = any(${sql.param(batch.map(({ day }) => day))}::text[])`,
      );
      const have = new Map(recorded.map(({ day, count }) => [day, count]));
      const missing = batch.filter(({ day, count }) => count > (have.get(day) ?? 0));
      if (missing.length === 0) return false;
      const minutesNow = this.minutesNow();
      const hours = (day: string) =>
        minutesNow !== undefined && day === today() ? hoursUntil(minutesNow) : undefined;
      const firstFeatured = addDays(today(), -featuredDays);
      const featured = (each: DemoPublication): DemoPublication =>
        each.local < firstFeatured ? each : { ...each, featured: featuredIn(each) };
      for (const announced of [false, true]) {
        const days = missing.filter(({ day }) => (day === newDay) === announced);
        const publications = days.flatMap(({ day, count }) => demoDay(day, count, hours(day)));
        await publishMissing(inside, publications.map(featured), announced);
      }
      await inside.query(sql`
        insert into demo_days (day, size)
        select day, count from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as new(day text, count int)
        on conflict (day) do update set size = excluded.size`);
      return true;
    });
  }
}
