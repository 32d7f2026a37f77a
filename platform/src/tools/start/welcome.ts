import type { PortalSettings } from '#run/settings/portalSettings.ts';

const password = 'Research-2026';

const accounts = [
  ['everything@demo.example', 'sees all'],
  ['equity@demo.example', 'equity research'],
  ['bonds@demo.example', 'fixed income, in German'],
  ['new@demo.example', 'has to accept the terms first'],
  ['nothing@demo.example', 'sees no page'],
] as const;

type WelcomeSettings = Pick<PortalSettings, 'port' | 'environment' | 'dataFolder' | 'sendsMail' | 'hasDemo'>;

const mailboxOf = (settings: WelcomeSettings) => `${portalAddress(settings)}/dev/mailbox`;

export const portalAddress = ({ port }: Pick<PortalSettings, 'port'>): string => `http://localhost:${port}`;

/** Address, accounts, mails, data folder, how to stop. */
export function welcome(settings: WelcomeSettings): string {
  const { environment, dataFolder, hasDemo } = settings;
  const width = Math.max(...accounts.map(([name]) => name.length));
  const list = accounts.map(([name, sees]) => `    ${name.padEnd(width)}  ${sees}`).join('\n');
  const demo = !hasDemo ? '' : `\n  Demo accounts, password ${password}:\n${list}\n`;
  const mails = environment !== 'local' || settings.sendsMail ? '' : `\n  Mails: ${mailboxOf(settings)}`;
  return `
  The research portal is ready:  ${portalAddress(settings)}
${demo}${mails}
  Data: ${dataFolder}
  Stop: Ctrl-C
`;
}
