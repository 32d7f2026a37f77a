import { zurichMinutes } from '@portal/node';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/Db.ts';
import { companySummary } from './companies/companySummary.ts';
import { seedAccounts } from './demoAccounts.ts';
import { demoDay, hoursUntil } from './demoDay.ts';
import { demoPlan, type PlannedDay } from './demoPlan.ts';
import { seedTags } from './demoTags.ts';
import { disclaimersFor } from './disclaimers.ts';
import { featureNewest } from './featureNewest.ts';
import { seedCoverageChanges } from './coverage/seedCoverageChanges.ts';
import { seedModels } from './coverage/seedModels.ts';
import { seedRatings } from './ratings/seedRatings.ts';
import { seedSectorTexts } from './sectors/seedSectorTexts.ts';
import { seedTeam } from './team/seedTeam.ts';
import { loadTagIds, storePublications, type TagIds } from './storePublications.ts';
import { companies } from './universe.ts';

/** Updates existing texts. */
async function seedCompanyTexts(db: Db): Promise<void> {
  const rows = companies.map((company) => {
    const { en, de } = companySummary(company);
    return { company: company.name, text: en, translated_text: de };
  });
  await db.query(sql`
    insert into profile_texts (tag_id, text, translated_text)
    select tags.id, text, translated_text from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(company text, text text, translated_text text) join tags on category = 'Company' and value = company
    on conflict (tag_id, asset_class) do update set text = excluded.text, translated_text = excluded.translated_text
      where (profile_texts.text, profile_texts.translated_text) is distinct from (excluded.text, excluded.translated_text)`);
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
    await seedAccounts(this.db, passwordPower);
    await this.alone(async (inside) => {
      await seedTags(inside);
      await seedTeam(inside);
      await seedSectorTexts(inside);
      await seedCompanyTexts(inside);
    });
    await storePublications(this.db, disclaimersFor(today()), {
      tags: await loadTagIds(this.db),
      origin: 'demo',
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
    const tags = await loadTagIds(this.db);
    if (today !== this.shownDay) {
      await seedRatings(this.db, tags, today);
      await seedCoverageChanges(this.db, tags, today);
      await seedModels(this.db, tags, { today, minutesNow: this.minutesNow() });
    }
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
      if (await this.store(batch, { tags, newDay })) added += planned;
      stored += planned;
    }
    await featureNewest(this.db, today);
    // The embedded database never analyses by itself and plans badly without it.
    if (added > newestFirst) await this.db.query(sql`analyze`);
    this.shownDay = today;
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
  private async store(
    batch: readonly PlannedDay[],
    { tags, newDay }: { tags: TagIds; newDay: string | undefined },
  ): Promise<boolean> {
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
      for (const announced of [false, true]) {
        const days = missing.filter(({ day }) => (day === newDay) === announced);
        const publications = days.flatMap(({ day, count }) => demoDay(day, count, hours(day)));
        await storePublications(inside, publications, { tags, origin: 'demo', announced });
      }
      await inside.query(sql`
        insert into demo_days (day, size)
        select day, count from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as new(day text, count int)
        on conflict (day) do update set size = excluded.size`);
      return true;
    });
  }
}
