import { folderStore } from '#run/store/folderStore.ts';

/** Publishes and appends until killed. */
const store = folderStore(process.argv[2] ?? '');
const bytes = Buffer.alloc(20_000, `${process.pid}`);
let n = await store.currentRevision('local');
for (;;) {
  n += 1;
  await store.publish(
    { name: 'mfe-x', version: `1.0.${n}-${process.pid}` },
    new Map([
      ['a.js', bytes],
      ['b.js', bytes],
    ]),
  );
  await store.appendRevision('local', n, JSON.stringify({ n, filler: 'x'.repeat(50_000) }));
  process.stdout.write('.');
}
