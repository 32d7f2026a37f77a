import type { PortalSettings } from '../settings/portalSettings.ts';

const password = 'Research-2026';

const accounts = [
  ['everything@demo.example', 'sees all'],
  ['equity@demo.example', 'equity research'],
  ['bonds@demo.example', 'fixed income, in German'],
  ['new@demo.example', 'has to accept the terms first'],
  ['nothing@demo.example', 'sees no page'],
] as const;

/** Where a browser finds the portal. */
export const portalAddress = ({ port }: PortalSettings): string => `http://localhost:${port}`;

/** What is printed when the portal is ready: the address, the accounts, where data lives, how to stop. */
export function welcome(settings: PortalSettings): string {
  const { environment, dataFolder } = settings;
  const width = Math.max(...accounts.map(([name]) => name.length));
  const list = accounts.map(([name, sees]) => `    ${name.padEnd(width)}  ${sees}`).join('\n');
  const demo = environment === 'prod' ? '' : `\n  Demo accounts, password ${password}:\n${list}\n`;
  return `
  The research portal is ready:  ${portalAddress(settings)}
${demo}
  Data: ${dataFolder}
  Stop: Ctrl-C
`;
}
