import { pages } from '@portal/contract';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { otherDevice } from '#browser/notificationCentre.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { mailsTo, mailTo } from '#mail/receivedMails.ts';

test('[N-06] [N-09] [N-10] a client follows a company, gets mail about it, and reads from there', async ({
  page,
  context,
  asClient,
  withClient,
  withPublication,
}) => {
  const client = await withClient({ preferred_language: 'German', name: 'Mia Muster' });
  const device = otherDevice(await asClient(client));
  await given('a German client who follows a company', async () => {
    await page.goto(pages.companyProfile.href({ id: 'C0003' }));
    await page.getByRole('button', { name: 'Folgen' }).click();
    await expect(page.getByRole('button', { name: /^Folge ich/ })).toBeVisible();
    // The button changes before that is saved.
    await expect(page.getByText(/^Sie folgen .*\.$/)).toBeVisible();
  });
  const company = await heading(page).textContent();
  if (company === null) throw new Error('The company has no name.');
  const docRef = await when('research on it appears, and on another one', async () => {
    await withPublication({ title: 'Of another company', language: 'de', company: 'Bristris Bio' });
    return withPublication({ title: 'Ein Blick ins neue Jahr', language: 'de', company, form: 'html' });
  });
  const mail = await mailTo(client.username);
  await then('one mail shows it, in German', async () => {
    expect(mail.subject).toBe('Neue Publikation: Ein Blick ins neue Jahr');
    expect(mail.text).toContain('Guten Tag Mia Muster');
    expect(mail.text).toContain('Eine neue Publikation entspricht Ihren Benachrichtigungen.');
    expect(mail.text).toContain(company);
    expect(await mailsTo(client.username)).toHaveLength(1);
  });
  const link = mail.text.split('\n').find((line) => line.includes(docRef)) ?? '';
  const noted = page.waitForResponse((response) => response.url().endsWith('/mail_opened'));
  await when('opening its link, signed out', async () => {
    await context.clearCookies();
    await page.goto(link);
    await page.getByRole('textbox', { name: /Benutzername|Username/ }).fill(client.username);
    await page.getByLabel(/^(Passwort|Password)$/).fill(client.password);
    await page.getByRole('button', { name: /^(Anmelden|Login)$/ }).click();
  });
  await then('the publication is there, at an address that names no mail', async () => {
    await expect(page).toHaveURL(link.replace(/\?mail=.*/, ''));
    await expect(heading(page)).toHaveText('Ein Blick ins neue Jahr');
  });
  await then('the mail counts as opened', async () =>
    expect(await (await noted).json()).toEqual({ noted: true }),
  );
  await when('unsubscribing with one click, as mail programs do', async () => {
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /<(https?:[^>]+)>/.exec(mail.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    const answer = await page.request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
  });
  await then('what was chosen stands, and e-mails are off', async () =>
    expect(await device.stored()).toMatchObject({ cri_json: [{ Company: company }], delivery: 'none' }),
  );
  await when('opening the link to unsubscribe, and turning them on again', async () => {
    await page.goto(/Abbestellen:\n(\S+)/.exec(mail.text)?.[1] ?? '');
    await expect(heading(page)).toHaveText('E-Mails sind abgestellt');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Eine E-Mail pro Woche' }).click();
  });
  await then('the page says what would stop; stopping can be undone', async () => {
    await expect(heading(page)).toHaveText('E-Mails zu neuem Research');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Diese E-Mails abstellen' }).click();
    await expect(heading(page)).toHaveText('E-Mails sind abgestellt');
    await page.getByRole('button', { name: 'Rückgängig machen' }).click();
    await expect(page.getByText(/^Sie erhalten jeden Montag eine E-Mail/)).toBeVisible();
    expect(await device.stored()).toMatchObject({ cri_json: [{ Company: company }], delivery: 'weekly' });
  });
  await then('My Subscription shows the same', async () => {
    await page.getByRole('link', { name: 'E-Mail-Einstellungen im Research-Portal' }).click();
    const choice = page.getByRole('group', { name: 'E-Mails zu neuem Research' });
    await expect(choice.getByRole('radio', { name: 'Eine E-Mail pro Woche' })).toBeChecked();
  });
});
