import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { departuresOf, documentedCall, type SeenRequest } from './apiDepartures.ts';
import * as least from './minimalAnswers.ts';

/** 204 without a body. */
interface Answer {
  status?: number;
  body?: unknown;
  /** Instead of JSON. */
  file?: { text: string; type: string };
  headers?: Record<string, string>;
}

type Answerer = (request: SeenRequest) => Answer;

const json = (body: unknown, status = 200): Answer => ({ status, body });
const shapeNotShown: Answer = { status: 204 };

/** The same for every client and every mail. */
export const password = 'Minimal-2026';
export const mailToken = 'from-a-mail';

/**
 * As small as the documents allow: answers their calls with the least they name, with `{}` or nothing where they show
 * no shape, and others with 404. Records its requests.
 */
export class MinimalApi {
  private readonly seen: SeenRequest[] = [];
  private readonly changed = new Map<string, Answerer>();
  private tokens = 0;
  private spent = 0;
  private acceptedTerms = true;

  private constructor(
    private readonly server: Server,
    private readonly emptiness: least.Emptiness,
  ) {}

  static async start(emptiness: least.Emptiness = 'absent'): Promise<MinimalApi> {
    const server = createServer();
    const api = new MinimalApi(server, emptiness);
    server.on('request', (request, response) => void api.take(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return api;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  answer(method: 'GET' | 'POST', path: string, answer: Answer): void {
    this.changed.set(`${method} ${path}`, () => answer);
  }

  asNewClient(): void {
    this.acceptedTerms = false;
  }

  /** A refresh token still gets a new access token. */
  endAccess(): void {
    this.spent = this.tokens;
  }

  requests(path?: string): readonly SeenRequest[] {
    return this.seen.filter((request) => path === undefined || request.path === path);
  }

  /** Each once. */
  departures(): string[] {
    return [...new Set(this.seen.flatMap(departuresOf))].sort();
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await readRequest(request, this.isGood);
    if (received.path === 'healthz') return send(response, json({ status: 'ok' }));
    this.seen.push(received);
    send(response, this.answerTo(received));
  }

  private answerTo(request: SeenRequest): Answer {
    const key = `${request.method} ${request.path}`;
    const other = this.changed.get(key);
    if (other !== undefined) return other(request);
    if (['GET', 'HEAD'].includes(request.method) && request.path.startsWith('files/'))
      return this.file(request);
    const call = documentedCall(request);
    if (call === undefined) return json({}, 404);
    if (call.open !== true && !request.authenticated) return json({}, 401);
    return (this.answers[key] ?? (() => json(this.readAnswer(request))))(request);
  }

  private readonly answers: Record<string, Answerer> = {
    'POST auth': ({ parameters }) =>
      parameters['password'] === password ? this.login(parameters['username']) : json({}, 403),
    'POST passwordless_login': ({ parameters }) =>
      parameters['passwordless_token'] === mailToken ? this.login('robin@bank.example') : json({}, 403),
    'POST refresh_auth_token': () =>
      json({ token: this.nextToken(), refresh_token: 'refresh', contact: { name: 'Robin Client' } }),
    'POST request_password_reset': () => json(true),
    'POST request_passwordless_login': () => json(true),
    'POST reset_password': () => shapeNotShown,
    'POST current_user/change_password': () => json({}),
    'POST current_user/update_cris': () => json({ success: true }),
    'POST current_user/update_preferred_language': () => shapeNotShown,
    'POST current_user/update_accepted_terms': () => {
      this.acceptedTerms = true;
      return json({});
    },
    'POST capture_event': () => json({ id: this.seen.length }),
    'GET current_user': () => json(least.currentUser(this.emptiness)),
    'GET current_user/accepted_terms': () => json({ accepted_terms: this.acceptedTerms }),
    'GET portal_tabs/entitlements/all': () => json(least.entitlements()),
    'GET authorisation': ({ parameters }) =>
      parameters['portal_tab_name'] === 'Rates and credit'
        ? json({ authorised: false }, 403)
        : json({ authorised: true, accepted_terms: this.acceptedTerms }),
    'GET document_preview_html': ({ parameters }) =>
      least.isEntitled(Number(String(parameters['docRef']).replace('P-', '')))
        ? json({ html_content: `<p>The text of ${String(parameters['docRef'])}.</p>` })
        : json({}, 403),
    'GET dmo_links': () => json({ download_link: 'files/opinion.pdf', entitled: true }),
    'GET tags/by_ref': ({ parameters }) => json(least.tagByRef(this.emptiness, parameters['ref'])),
    'GET tag_coverage': () => json(least.coverage(this.emptiness)),
    'GET zkb_team': () => json(least.team(this.emptiness)),
    'GET analyst_coverage': () => json(least.analyst(this.emptiness)),
    'GET analyst_sectors': () => json(least.sectors(this.emptiness)),
    'GET analyst_companies': () => json(least.companies(this.emptiness)),
    'GET sector_companies': () => json(least.companies(this.emptiness)),
    'GET portal_tabs/company_profile_permissions': () => json(least.permissions(this.emptiness, 'company')),
    'GET portal_tabs/sector_profile_permissions': () => json(least.permissions(this.emptiness, 'sector')),
    'GET latest_ratings': ({ parameters }) => json(least.ratingChanges(this.emptiness, parameters['type'])),
  };

  private readAnswer({ path, parameters }: SeenRequest): unknown {
    if (/_documents$|^selected_fixed_income$|_research$/.test(path))
      return least.publications(this.emptiness, path, parameters);
    if (path.endsWith('_tag_filters')) return least.tagFilters(this.emptiness, parameters['categories']);
    if (/^(?:tags\/|typeahead_suggestions$|company_studies$|get_tags_from|preference_centre$)/.test(path))
      return least.tagList(this.emptiness);
    return {};
  }

  private login = (username: unknown) => json(least.login(this.emptiness, username, this.nextToken()));

  private nextToken = () => `token-${(this.tokens += 1)}`;

  private isGood = (token: string) => Number(/^token-(\d+)$/.exec(token)?.[1] ?? 0) > this.spent;

  private file({ path, authenticated, parameters }: SeenRequest): Answer {
    if (!authenticated) return json({}, 401);
    const disposition = parameters['force_download'] === 'true' ? 'attachment' : 'inline';
    const name = path.split('/').at(-1) ?? '';
    return {
      file: {
        text: '%PDF-1.4\n%%EOF\n',
        type: name.endsWith('.pdf') ? 'application/pdf' : 'application/vnd.ms-excel',
      },
      headers: { 'content-disposition': `${disposition}; filename="${name}"` },
    };
  }
}

async function readRequest(
  request: IncomingMessage,
  isGood: (token: string) => boolean,
): Promise<SeenRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const body = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
  const { auth_token: inAddress, ...query } = Object.fromEntries(searchParams);
  const bearer = request.headers.authorization?.replace(/^Bearer /, '');
  return {
    method: request.method ?? 'GET',
    path: pathname.replace(/^\/(?:api\/)?/, ''),
    parameters: { ...query, ...body },
    authenticated: isGood(bearer ?? inAddress ?? ''),
  };
}

function send(response: ServerResponse, { status = 200, body, file, headers }: Answer): void {
  const text = file?.text ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = text === undefined ? {} : { 'content-type': file?.type ?? 'application/json' };
  response.writeHead(status, { ...type, ...headers }).end(text);
}
