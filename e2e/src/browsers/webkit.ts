import { spawn } from 'node:child_process';
import { freePort } from '@portal/node';
import type { EngineBrowser } from './EngineBrowser.ts';
import { ended, untilAnswers } from './untilAnswers.ts';

interface Programs {
  driver: string;
  miniBrowser: string;
  /** A display without a screen. */
  display: string;
}

/** How W3C WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function ask(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  throw new Error((value as { message?: string }).message ?? `${url} answered ${answer.status}.`);
}

/** Keeps what the page complains of, from when it has loaded; earlier errors reach the portal's own reports. */
const watch = `if (window.__complaints) return;
  window.__complaints = [];
  const keep = (text) => window.__complaints.push(String(text));
  addEventListener('error', (event) => keep(event.message));
  addEventListener('unhandledrejection', (event) => keep(event.reason));
  document.addEventListener('securitypolicyviolation', (event) => keep('refused: ' + event.blockedURI));`;

/** A window, by W3C WebDriver. */
class Window {
  private readonly seen: string[] = [];

  /** @param session its address at the driver */
  constructor(private readonly session: string) {}

  async evaluate<Result>(body: string): Promise<Result> {
    await this.run(watch);
    return this.run(body);
  }

  async open(url: string): Promise<void> {
    await this.collect();
    await this.post('url', { url });
    await this.run(watch);
  }

  async back(): Promise<void> {
    await this.collect();
    await this.post('back', {});
    await this.run(watch);
  }

  async closeOther(): Promise<string | undefined> {
    const own = await ask(`${this.session}/window`, 'GET');
    const handles = (await ask(`${this.session}/window/handles`, 'GET')) as string[];
    const other = handles.find((handle) => handle !== own);
    if (other === undefined) return undefined;
    await this.post('window', { handle: other });
    const url = (await ask(`${this.session}/url`, 'GET')) as string;
    const isOpen = url !== '' && url !== 'about:blank';
    if (isOpen) await ask(`${this.session}/window`, 'DELETE');
    await this.post('window', { handle: own });
    return isOpen ? url : undefined;
  }

  /** The window's frame takes some of its size. */
  async resize(width: number, height: number): Promise<void> {
    await this.post('window/rect', { x: 0, y: 0, width, height });
    const inner = await this.run<{ width: number; height: number }>(
      'return { width: innerWidth, height: innerHeight };',
    );
    const frame = { width: width - inner.width, height: height - inner.height };
    await this.post('window/rect', { x: 0, y: 0, width: width + frame.width, height: height + frame.height });
  }

  async click(element: string): Promise<void> {
    await this.post(`element/${await this.found(element)}/click`, {});
  }

  async type(element: string, text: string): Promise<void> {
    await this.post(`element/${await this.found(element)}/value`, { text });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await ask(`${this.session}/screenshot`, 'GET')) as string, 'base64');
  }

  async complaints(): Promise<string[]> {
    await this.collect();
    return this.seen.splice(0);
  }

  private post(path: string, body: object): Promise<unknown> {
    return ask(`${this.session}/${path}`, 'POST', body);
  }

  private async run<Result>(body: string): Promise<Result> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await this.post('execute/async', { script, args: [] })) as {
      value: Result;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  private async found(element: string): Promise<string> {
    const answer = (await this.post('element', { using: 'xpath', value: element })) as Record<string, string>;
    return answer[elementKey] ?? '';
  }

  /** Before the page is left. */
  private async collect(): Promise<void> {
    this.seen.push(...(await this.run<string[]>('return (window.__complaints || []).splice(0);')));
  }
}

/** Starts MiniBrowser of WebKitGTK on a display of its own. */
export async function startWebKit({ driver, miniBrowser, display }: Programs): Promise<EngineBrowser> {
  const number = `:${90 + (process.pid % 9000)}`;
  const size = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(display, [number, ...size], { stdio: 'ignore' });
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: number, WEBKIT_DISABLE_COMPOSITING_MODE: '1', GDK_BACKEND: 'x11' },
  });
  const base = `http://127.0.0.1:${port}`;
  await untilAnswers(program, () => ask(`${base}/status`, 'GET'));
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const session = (await untilAnswers(program, () => ask(`${base}/session`, 'POST', { capabilities }))) as {
    sessionId: string;
  };
  const address = `${base}/session/${session.sessionId}`;
  const window = new Window(address);
  return {
    open: (url) => window.open(url),
    resize: (width, height) => window.resize(width, height),
    evaluate: (body) => window.evaluate(body),
    click: (element) => window.click(element),
    type: (element, text) => window.type(element, text),
    back: () => window.back(),
    closeOther: () => window.closeOther(),
    picture: () => window.picture(),
    complaints: () => window.complaints(),
    close: async () => {
      await ask(address, 'DELETE');
      await ended(program);
      await ended(screen);
    },
  };
}
