import { callHeaders } from '@portal/node';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../app.ts';
import { passwordPower } from '../areas/auth/passwords.ts';
import { readConfig } from '../config.ts';
import { folderContent } from '../content-store/folderContent.ts';
import type { Engine } from '../db/engines/Engine.ts';
import type { DocumentMaker } from '../documents/making/documentMaker.ts';
import { openMail } from '../mail/openMail.ts';
import type { Mail } from '../mail/Mail.ts';
import type { MailPatience, MailQueue } from '../mail/queue/MailQueue.ts';
import { deriveSecrets } from '../secrets.ts';
import { demoPassword } from '../seed/demoAccounts.ts';
import type { Services } from '../Services.ts';
import { demoContent } from './images/Content.ts';
import { openTestDatabase } from './openTestDatabase.ts';

/** A Wednesday. */
export const testToday = '2026-03-11';

const prodSettings = { PORTAL_PUBLIC_URL: 'https://research.bank.example' };
const cheapPasswords = { PORTAL_PASSWORD_POWER: String(passwordPower.least) };

/** Short waits, and no polling. */
const testPatience: MailPatience = {
  retries: { firstWaitMs: 5, longestWaitMs: 10, linkAttempts: 3, attempts: 4 },
  pollMs: 3_600_000,
  sendLimitMs: 20_000,
  closeLimitMs: 5000,
};

/** DocumentWorkers.test.ts shows that a thread makes the same. */
const documentsWithoutThreads: DocumentMaker = {
  make: async (record) => {
    // Loads much that few suites need.
    const { makeDocument } = await import('../documents/making/makeDocument.ts');
    return makeDocument(record);
  },
  close: () => Promise.resolve(),
};

export type SentMail = Mail & { id: string };

/** Undefined values are not sent. */
export type TestQuery = Record<string, string | undefined>;

export interface TestCall {
  query?: TestQuery;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface TestAnswer<Body> {
  status: number;
  headers: Record<string, unknown>;
  body: Body;
}

/** The whole API on its own database, by default with answers checked against their schemas. */
export class TestApi {
  private readonly tokens = new Map<string, Promise<string>>();

  private constructor(
    readonly app: FastifyInstance,
    private readonly parts: { services: Services; mails: readonly SentMail[] },
    readonly close: () => Promise<void>,
  ) {}

  static async start(
    engine: Engine['name'],
    variables: Record<string, string> = {},
    { logTo, checkAnswers = true }: { logTo?: NodeJS.WritableStream; checkAnswers?: boolean } = {},
  ): Promise<TestApi> {
    const passwords = variables['PORTAL_ENVIRONMENT'] === 'prod' ? prodSettings : cheapPasswords;
    const config = readConfig({
      PORTAL_TODAY: testToday,
      PORTAL_DEMO_SIZE: '90',
      PORTAL_TEST_HOOKS: '1',
      PORTAL_LOG_LEVEL: 'silent',
      ...passwords,
      ...variables,
    });
    const today = () => config.PORTAL_TODAY ?? testToday;
    const { db, close } = await openTestDatabase(
      engine,
      demoContent({ size: config.PORTAL_DEMO_SIZE, today: today() }),
    );
    const secrets = deriveSecrets('a secret that is only good for tests');
    const mails: SentMail[] = [];
    const keepMail = (mail: Mail, id: string) => Promise.resolve(void mails.push({ ...mail, id }));
    const folder = mkdtempSync(join(tmpdir(), 'portal-test-content-'));
    const services: Services = {
      config,
      db,
      content: folderContent(folder),
      secrets,
      today,
      notReady: () => Promise.resolve(undefined),
      documents: documentsWithoutThreads,
      sendMail: 'SMTP_URL' in variables || 'PORTAL_DATA' in variables ? openMail(config) : keepMail,
    };
    const app = await buildApp(services, {
      checkAnswers,
      mailPatience: testPatience,
      logTo,
    });
    return new TestApi(app, { services, mails }, async () => {
      await app.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  get services(): Services {
    return this.parts.services;
  }

  async call<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { query = {}, body, token, headers }: TestCall = {},
  ): Promise<TestAnswer<Body>> {
    const options: InjectOptions = {
      method,
      url: `/api/${path}`,
      headers: { ...callHeaders({ token }), ...headers },
      query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >,
      payload: body as object | undefined,
    };
    const answer = await this.app.inject(options);
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<Body>() };
  }

  get<Body = Record<string, unknown>>(path: string, call: TestCall = {}): Promise<TestAnswer<Body>> {
    return this.call<Body>('GET', path, call);
  }

  post<Body = Record<string, unknown>>(path: string, call: TestCall = {}): Promise<TestAnswer<Body>> {
    return this.call<Body>('POST', path, call);
  }

  /** Returns the mails once everything due is sent, but not those sent by SMTP_URL or to PORTAL_DATA. */
  async sentMails(): Promise<readonly SentMail[]> {
    await this.app.getDecorator<MailQueue>('mailQueue').idle();
    return this.parts.mails;
  }

  /** Returns the token of the newest mail. */
  async mailedToken(username: string): Promise<string> {
    const mails = (await this.sentMails()).filter(({ to }) => to.address === username);
    const [, token] =
      /\/(?:reset_password|passwordless_login)\/([\w-]{43})\?/.exec(mails.at(-1)?.text ?? '') ?? [];
    if (token === undefined) throw new Error(`No link was mailed to ${username}.`);
    return token;
  }

  /** Signs in once for all tests of the suite. */
  tokenOf(account: string): Promise<string> {
    const username = `${account}@demo.example`;
    const token = this.tokens.get(account) ?? this.signIn(username).then((session) => session.token);
    this.tokens.set(account, token);
    return token;
  }

  async signIn(
    username: string,
    password: string = demoPassword,
  ): Promise<{ token: string; refresh_token: string }> {
    const { status, body } = await this.post<{ token: string; refresh_token: string }>('auth', {
      body: { username, password },
    });
    if (status !== 200) throw new Error(`Signing in as ${username} answered ${status}.`);
    return body;
  }
}
