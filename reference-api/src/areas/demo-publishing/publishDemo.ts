import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languages } from '@portal/contract';
import { z } from 'zod';
import { StartError } from '#StartError.ts';

const checkout = fileURLToPath(new URL('../../../..', import.meta.url));

type Variables = Record<string, string | undefined>;

interface Order {
  body: { company?: string; language: string };
  api: string;
  token: string;
}

/** As `npm start` sets them: the API's port is the portal's plus one, the token is in its data folder. */
function placeOf(variables: Variables): { api: string; token: string } {
  const port = Number(variables['PORTAL_API_PORT'] || Number(variables['PORTAL_PORT'] || 4300) + 1);
  const file = join(resolve(checkout, variables['PORTAL_DATA'] || '.data'), 'operator-token');
  const api = `http://127.0.0.1:${port}`;
  if (variables['PORTAL_OPERATOR_TOKEN']) return { api, token: variables['PORTAL_OPERATOR_TOKEN'] };
  try {
    return { api, token: readFileSync(file, 'utf8').trim() };
  } catch (cause) {
    throw new StartError(
      `There is no operators' token: neither PORTAL_OPERATOR_TOKEN nor ${file}. ` +
        'Start the portal with npm start, or set the variable to the token of its API.',
      { cause },
    );
  }
}

function orderOf(args: string[], variables: Variables): Order {
  const { values } = parseArgs({
    args,
    options: {
      about: { type: 'string' },
      language: { type: 'string', default: 'en' },
      api: { type: 'string' },
    },
  });
  if (!languages.some((each) => each === values.language))
    throw new StartError(`--language must be one of ${languages.join(', ')}.`);
  const { api, token } = placeOf(variables);
  const company = values.about === undefined ? {} : { company: values.about };
  return { body: { ...company, language: values.language }, api: values.api ?? api, token };
}

const publishedSchema = z.object({
  title: z.string(),
  company: z.string(),
  address: z.string(),
  mailbox: z.nullable(z.string()),
});

function refusal(status: number, { api, body }: Order): string {
  if (status === 400)
    return `There is no company “${body.company ?? ''}”. Write its name as the portal does, such as --about "Alberris Drive".`;
  if (status === 404)
    return `The API at ${api} does not accept the operators' token, or runs in prod. Set PORTAL_OPERATOR_TOKEN to its token.`;
  return `The API at ${api} answered ${status}.`;
}

/**
 * Makes a running API publish a comment on a company. Returns where to find it and its mails.
 * @throws StartError with what to do
 */
export async function publishDemo(args: string[], variables: Variables): Promise<string> {
  const order = orderOf(args, variables);
  const answer = await fetch(`${order.api}/api/demo/publications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${order.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(order.body),
  }).catch((cause: unknown) => {
    throw new StartError(`No API answers at ${order.api}. Start the portal with npm start.`, { cause });
  });
  if (!answer.ok) throw new StartError(refusal(answer.status, order));
  const { title, company, address, mailbox } = publishedSchema.parse(await answer.json());
  return [
    `Published: ${title}`,
    address,
    mailbox === null
      ? `Clients who follow ${company} are sent a mail.`
      : `Mails to clients who follow ${company}: ${mailbox}`,
  ].join('\n');
}
