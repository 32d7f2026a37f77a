import { passwordPower } from '#areas/auth/passwords.ts';
import type { Db } from '#db/Db.ts';
import { migrate } from '#db/migrate.ts';
import { DemoData } from '#seed/DemoData.ts';

/** Equal names mean equal data. */
export interface Content {
  name: string;
  fill: (db: Db) => Promise<void>;
}

export const emptyTables: Content = { name: 'empty', fill: migrate };

/** What the service stores before it starts. */
export function demoContent({ size, today }: { size: number; today: string }): Content {
  return {
    name: `demo_${size}_${today.replaceAll('-', '')}`,
    fill: async (db) => {
      await migrate(db);
      const demo = new DemoData(db, {
        size,
        today: () => today,
        realToday: false,
        passwordPower: passwordPower.least,
      });
      await demo.begin();
    },
  };
}
