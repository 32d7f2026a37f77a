import { errorReportGroups } from '@portal/wire';
import { z } from 'zod';
import { previewVisitsPath } from '../previews/previewVisits.ts';
import type { Finding, ReportedErrors } from './statusPage.ts';

const patienceMs = 3_000;

const healthSchema = z.object({
  ready: z.boolean().optional(),
  environment: z.string().optional(),
  pages: z.string().optional(),
  api: z.string().optional(),
});

export interface PortalRequest {
  name: string;
  address: string | undefined;
  /** In force in the store. */
  revision: number | undefined;
}

const lookAtIt = 'Check its gateway and its API; see the runbook “A remote is down”.';

const whyNoAnswer = (error: unknown) =>
  error instanceof Error && error.name === 'TimeoutError' ? 'in time' : 'at all';

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
  const text = await answer.text();
  return { status: answer.status, text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** It must not receive this environment's token. */
const otherEnvironment = { isOther: true } as const;

/** The portal must be of this environment and show the revision in force. */
export function healthFinding(
  { status, text }: { status: number; text: string },
  { name, address, revision }: PortalRequest,
): Finding & { isOther?: true } {
  const { data } = healthSchema.safeParse(parsed(text));
  const ill = (words: string, hint = lookAtIt): Finding => ({ state: 'ill', words, hint });
  if (data?.environment !== undefined && data.environment !== name)
    return {
      ...otherEnvironment,
      ...ill(
        `The portal at ${address} is environment ${data.environment}.`,
        `Give the address of ${name}: --portal ${name}=https://…`,
      ),
    };
  if (data?.pages === 'unavailable') return ill('The portal cannot show pages.');
  if (data?.api === 'unavailable') return ill('The API does not answer.');
  if (status !== 200 || data === undefined) return ill(`${address}/healthz answers ${status}.`);
  const shown = /^revision (\d+)$/.exec(data.pages ?? '')?.[1];
  if (shown !== undefined && revision !== undefined && Number(shown) !== revision)
    return ill(
      `The portal shows revision ${shown}, in force is ${revision}.`,
      'Does it read this release store? Compare PORTAL_STORE.',
    );
  return { state: 'well', words: shown === undefined ? 'Ready.' : `Ready, shows revision ${shown}.` };
}

export async function portalHealth(portal: PortalRequest): Promise<Finding & { isOther?: true }> {
  const { name, address } = portal;
  if (address === undefined)
    return {
      state: 'unknown',
      words: 'Not checked: its address is unknown.',
      hint: `Set it: --portal ${name}=https://… , or as “address” in platform/environments/${name}.json.`,
    };
  try {
    return healthFinding(await ask(`${address}/healthz`), portal);
  } catch (error) {
    return { state: 'ill', words: `${address} does not answer ${whyNoAnswer(error)}.`, hint: lookAtIt };
  }
}

const visitsSchema = z.record(z.string(), z.number());

/** How often the links of previews were followed, by proposal; undefined if the portal does not say. */
export async function previewVisits(
  address: string | undefined,
  token: string | undefined,
): Promise<ReadonlyMap<string, number> | undefined> {
  if (address === undefined || token === undefined) return undefined;
  try {
    const { text } = await ask(`${address}${previewVisitsPath}`, { authorization: `Bearer ${token}` });
    const { data } = visitsSchema.safeParse(parsed(text));
    return data && new Map(Object.entries(data));
  } catch {
    // What is wrong with the portal is shown as its health.
    return undefined;
  }
}

const missing = (words: string, hint: string): ReportedErrors => ({
  missing: { state: 'unknown', words, hint },
});

export async function reportedErrors(
  address: string | undefined,
  token: string | undefined,
): Promise<ReportedErrors> {
  if (address === undefined) return missing('Not checked: its address is unknown.', 'See health.');
  if (token === undefined)
    return missing(
      'Its operator token is unknown.',
      'Set the PORTAL_OPERATOR_TOKEN of its API here, as PORTAL_OPERATOR_TOKEN_ and its name.',
    );
  try {
    const url = `${address}/api/${errorReportGroups.path}`;
    const { status, text } = await ask(url, { authorization: `Bearer ${token}` });
    if (status === 404)
      return missing(
        'Its API rejected the operator token.',
        'Set the PORTAL_OPERATOR_TOKEN of its API here, as PORTAL_OPERATOR_TOKEN_ and its name.',
      );
    const { data } = errorReportGroups.answer.safeParse(parsed(text));
    return data ?? missing(`Its API answers ${status} when asked for errors.`, lookAtIt);
  } catch (error) {
    return missing(`${address} does not answer ${whyNoAnswer(error)}.`, lookAtIt);
  }
}
