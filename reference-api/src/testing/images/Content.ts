import { passwordPower } from '#areas/auth/passwords.ts';
import type { Db } from '#db/Db.ts';
import { migrate } from '#db/migrate.ts';
import { DemoData } from '#seed/DemoData.ts';

/** What a prepared database holds. Equal names mean equal data. */
export interface Content {
  name: string;
  fill: (db: Db) => Promise<void>;
}

/** Tables, and nothing in them. */
export const emptyTables: Content = { name: 'empty', fill: migrate };

/** What the service has at once when it starts on that day: accounts, tags, and the newest of `size` publications. */
export function demoContent({ size, today }: { size: number; today: string }): Content {
  return {
    name: `demo_${size}_${today.replaceAll('-', '')}`,
    fill: async (db) => {
      await migrate(db);
      const demo = new DemoData(db, {
        size,
        today: () => today,
        realToday: false,
        withAccounts: true,
        passwordPower: passwordPower.least,
      });
      await demo.begin();
    },
  };
}
