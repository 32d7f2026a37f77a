import { chromium } from 'playwright';
const base = 'http://localhost:4530';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
async function login(p) {
  await p.goto(base + '/login');
  await p.getByLabel('Username').fill('everything@demo.example');
  await p.locator('input[type=password]').fill('Research-2026');
  await p.keyboard.press('Enter');
  await p.waitForURL(base + '/');
  await p.getByRole('heading', { level: 1 }).waitFor();
}
async function tryBlock(name, pattern, path, mode) {
  const c = await b.newContext();
  const p = await c.newPage();
  if (path !== '/login') {
    await p.goto(base + '/login');
    const r = await p.request.post(base + '/api/auth', {
      data: { username: 'everything@demo.example', password: 'Research-2026' },
    });
    const j = await r.json();
    await c.addCookies([
      {
        name: 'currentUser',
        value: encodeURIComponent(
          JSON.stringify({
            accessToken: j.token,
            refreshToken: j.refresh_token,
            currentUserName: j.contact.name,
          }),
        ),
        url: base,
      },
    ]);
  }
  const q = await c.newPage();
  let blocked = true;
  const logs = [];
  q.on('console', (m) => logs.push(m.type() + ': ' + m.text().slice(0, 200)));
  q.on('pageerror', (e) => logs.push('pageerror ' + e.message));
  await q.route(pattern, async (r) => {
    if (!blocked) return r.continue();
    if (mode === 'hang') return;
    if (mode === 'html')
      return r.fulfill({ status: 200, contentType: 'text/html', body: '<html>oops</html>' });
    if (mode === 'json') return r.fulfill({ status: 502, contentType: 'application/json', body: '{}' });
    return r.fulfill({ status: 404, body: 'no' });
  });
  let navs = 0;
  q.on('framenavigated', (f) => {
    if (f === q.mainFrame()) navs++;
  });
  await q.goto(base + path, { waitUntil: 'commit' });
  const t0 = Date.now();
  const ok = await q
    .getByRole('button', { name: /retry/i })
    .waitFor({ timeout: 15000 })
    .then(
      () => true,
      () => false,
    );
  console.log(
    name,
    mode,
    'error shown',
    ok,
    Date.now() - t0,
    'ms',
    ok
      ? (await q.locator('main').innerText()).replace(/\n/g, ' | ').slice(0, 200)
      : (await q.locator('body').innerText()).slice(0, 200),
  );
  if (ok) {
    const n0 = navs;
    await q.getByRole('button', { name: /retry/i }).click();
    await q.waitForTimeout(1500);
    console.log('   still blocked: ', await q.getByRole('button', { name: /retry/i }).count());
    blocked = false;
    const rb = q.getByRole('button', { name: /retry/i });
    if (mode === 'hang') await rb.waitFor({ timeout: 15000 }).catch(() => {});
    if (await rb.count()) await rb.click();
    await q.waitForTimeout(2000);
    console.log(
      '   after retry:',
      (await q.locator('main').innerText()).replace(/\n/g, ' | ').slice(0, 120),
      'navs',
      navs - n0,
    );
  }
  if (process.argv[2]) console.log(logs.join('\n'));
  await c.close();
}
for (const mode of ['404', 'html']) {
  await tryBlock('entry', /mfe-libraries.*remoteEntry/, '/', mode);
  await tryBlock('exposed', /mfe-libraries.*\/remote\./, '/', mode);
  await tryBlock('screen', /mfe-libraries.*TodaysHighlights.*js/, '/', mode);
  await tryBlock('screencss', /mfe-libraries.*TodaysHighlights.*css/, '/', mode);
  await tryBlock('messages', /mfe-libraries.*messages_en/, '/', mode);
  await tryBlock('research', /shell.*\/research\..*js/, '/', mode);
  await tryBlock('researchcss', /shell.*\/research\..*css/, '/', mode);
  await tryBlock('login entry', /mfe-auth.*remoteEntry/, '/login', mode);
}
await tryBlock('entry', /mfe-libraries.*remoteEntry/, '/', 'hang');
await tryBlock('research', /shell.*\/research\..*js/, '/', 'hang');
await b.close();
