import { chromium } from 'playwright';
const base = process.argv[2],
  out = '/tmp/shots/';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const log = (p, n) => {
  p.on(
    'console',
    (m) => ['error', 'warning'].includes(m.type()) && console.log(n, m.type(), m.text().slice(0, 300)),
  );
  p.on('pageerror', (e) => console.log(n, 'pageerror', e.message));
  p.on('requestfailed', (r) => console.log(n, 'failed', r.url()));
};
for (const [w, h] of [
  [1440, 900],
  [390, 844],
]) {
  const c = await b.newContext({ viewport: { width: w, height: h } });
  const p = await c.newPage();
  log(p, w);
  await p.goto(base + '/login');
  await p
    .getByRole('button', { name: /sign in|log ?in/i })
    .first()
    .waitFor();
  await p.screenshot({ path: `${out}login-${w}.png` });
  await p
    .getByLabel(/username|e-mail/i)
    .first()
    .fill('everything@demo.example');
  await p.locator('input[type=password]').fill('Research-2026');
  await p.keyboard.press('Enter');
  await p.waitForURL(base + '/');
  await p.getByRole('heading', { level: 1 }).waitFor();
  await p.waitForTimeout(1200);
  await p.screenshot({ path: `${out}highlights-${w}.png` });
  await p.screenshot({ path: `${out}highlights-full-${w}.png`, fullPage: true });
  console.log(await p.title());
  await p.getByRole('link').filter({ hasText: /./ }).nth(0).textContent();
  const t = p.locator('main a[href*="document_preview"]').first();
  if (await t.count()) {
    await t.click();
    await p.waitForURL(/preview/);
    await p.waitForTimeout(1500);
    await p.screenshot({ path: `${out}preview-${w}.png` });
    console.log(await p.title());
  }
  await p.goto(base + '/equities');
  await p.waitForTimeout(1000);
  await p.screenshot({ path: `${out}equities-${w}.png` });
  await p.goto(base + '/nowhere');
  await p.waitForTimeout(800);
  await p.screenshot({ path: `${out}404-${w}.png` });
  await c.close();
}
await b.close();
