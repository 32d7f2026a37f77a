import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage();
p.on('console', (m) => console.log('console', m.type(), m.text()));
p.on('pageerror', (e) => console.log('pageerror', e.message, e.stack));
p.on('requestfailed', (r) => console.log('failed', r.url()));
await p.goto('http://127.0.0.1:4520' + (process.argv[2] || '/login'));
await p.waitForTimeout(2500);
console.log(p.url());
console.log((await p.locator('body').innerHTML()).slice(0, 1500));
if (process.argv[3]) {
  await p.getByRole('button', { name: /retry/i }).click();
  await p.waitForTimeout(2500);
  console.log((await p.locator('body').innerHTML()).slice(0, 1500));
}
console.log(
  await p
    .evaluate(async () => {
      const m = await globalThis.__FEDERATION__.__INSTANCES__[0].loadRemote('mfe-trial/remote');
      return Object.keys(m.singletons || {});
    })
    .catch((e) => e.message),
);
await b.close();
