import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { readArguments } from '#run/faults/readArguments.ts';
import { askApi } from './askApi.ts';
import { examine } from './examine.ts';
import { canServe } from './findings.ts';
import { conformanceJson, conformanceText } from './report.ts';

const usage = `pnpm conformance --api <address> --username <name> [--json]

  Asks an API every call of the portal and says what is there, what is not, and what the portal does without it.
  It signs in, reads, and keeps one event; it changes nothing else. Ends with 1 if the portal cannot work with the API.

  --api       its address, such as https://research.bank.example/api
  --username  an account with as much in its subscription as there is; its password is read from PORTAL_PASSWORD
  --json      for pipelines`;

const isAddress = (text: string) => /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '');

/** @returns whether the portal works with the API */
export async function runConformance(
  args: string[],
  password: string | undefined,
  say: (text: string) => void,
): Promise<boolean> {
  const options = {
    api: { type: 'string' },
    username: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  const { api, username, json = false } = readArguments(args, options, usage).values;
  if (api === undefined || username === undefined)
    throw new UserFacingError('--api and --username are needed.', usage);
  if (!isAddress(api))
    throw new UserFacingError(
      `--api must be an address such as https://research.bank.example/api, not ${api}.`,
      usage,
    );
  if (password === undefined || password === '')
    throw new UserFacingError('PORTAL_PASSWORD is not set.', `Set it to the password of ${username}.`);
  const base = `${new URL(api).pathname.replace(/\/$/, '')}/`;
  const findings = await examine(askApi(api), { username, password }, base);
  say((json ? conformanceJson : conformanceText)(api, findings));
  return canServe(findings);
}
