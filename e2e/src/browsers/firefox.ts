import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { freePort } from '@portal/node';
import type { EngineBrowser } from './EngineBrowser.ts';
import { isEndedLoad } from './endedLoad.ts';
import { ended, untilAnswers } from './untilAnswers.ts';

/** A message of WebDriver BiDi: an answer to a command, or an event. */
interface Message {
  type: 'success' | 'error' | 'event';
  id?: number;
  result?: unknown;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string };
}

type Send = <Result>(method: string, params: object) => Promise<Result>;

/** Commands in turn of their answers; events go to `hear`. */
function talkOver(socket: WebSocket, hear: (message: Message) => void): Send {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    const call = waiting.get(message.id ?? NaN);
    if (call === undefined) return hear(message);
    waiting.delete(message.id ?? NaN);
    if (message.type === 'success') call.resolve(message.result);
    else call.reject(new Error(message.message));
  });
  return <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

function connect(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

interface Contexts {
  contexts: { context: string; url: string }[];
}

/** Without first-run pages and background calls. */
const preferences = `user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("remote.active-protocols", 1);
`;

/** A tab, by WebDriver BiDi. */
class Tab {
  constructor(
    private readonly send: Send,
    private readonly context: string,
  ) {}

  async evaluate<Result>(body: string): Promise<Result> {
    const answer = await this.send<Evaluated>('script.evaluate', {
      expression: `(async () => JSON.stringify(await (async () => { ${body} })()))()`,
      target: { context: this.context },
      awaitPromise: true,
      userActivation: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    const text = answer.result?.value;
    return (text === undefined ? undefined : JSON.parse(text)) as Result;
  }

  async open(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  async back(): Promise<void> {
    await this.send('browsingContext.traverseHistory', { context: this.context, delta: -1 });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('browsingContext.setViewport', { context: this.context, viewport: { width, height } });
  }

  async click(element: string): Promise<void> {
    const origin = { type: 'element', element: await this.found(element) };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  async type(element: string, text: string): Promise<void> {
    await this.click(element);
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.act({ type: 'key', id: 'keys', actions });
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>('browsingContext.captureScreenshot', {
      context: this.context,
    });
    return Buffer.from(data, 'base64');
  }

  async closeOther(): Promise<string | undefined> {
    const { contexts } = await this.send<Contexts>('browsingContext.getTree', { maxDepth: 0 });
    const other = contexts.find(({ context, url }) => context !== this.context && url !== 'about:blank');
    if (other === undefined) return undefined;
    await this.send('browsingContext.close', { context: other.context });
    await this.send('browsingContext.activate', { context: this.context });
    return other.url;
  }

  private act(source: object): Promise<unknown> {
    return this.send('input.performActions', { context: this.context, actions: [source] });
  }

  private async found(element: string): Promise<{ sharedId: string }> {
    const { nodes } = await this.send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
      context: this.context,
      locator: { type: 'xpath', value: element },
      maxNodeCount: 1,
    });
    const [node] = nodes;
    if (node === undefined) throw new Error(`The page has no ${element}.`);
    return { sharedId: node.sharedId };
  }
}

/** Starts Firefox without windows, with a profile of its own. */
export async function startFirefox(command: string): Promise<EngineBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences);
  const port = await freePort();
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)];
  const program = spawn(command, words, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const complaints: string[] = [];
  const socket = await untilAnswers(program, () => connect(`ws://127.0.0.1:${port}/session`));
  const send = talkOver(socket, ({ method, params }) => {
    const text = params?.text ?? '';
    if (method === 'log.entryAdded' && params?.level === 'error' && !isEndedLoad(text)) complaints.push(text);
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<Contexts>('browsingContext.getTree', { maxDepth: 0 });
  const tab = new Tab(send, contexts[0]?.context ?? '');
  return {
    open: (url) => tab.open(url),
    resize: (width, height) => tab.resize(width, height),
    evaluate: (body) => tab.evaluate(body),
    click: (element) => tab.click(element),
    type: (element, text) => tab.type(element, text),
    back: () => tab.back(),
    closeOther: () => tab.closeOther(),
    picture: () => tab.picture(),
    complaints: () => Promise.resolve(complaints.splice(0)),
    close: async () => {
      socket.close();
      await ended(program);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
