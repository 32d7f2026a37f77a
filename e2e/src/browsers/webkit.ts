import { spawn } from 'node:child_process';
import { freePorts } from '../portal/server.ts';
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

/** Starts MiniBrowser of WebKitGTK on a display of its own. */
export async function startWebKit({ driver, miniBrowser, display }: Programs): Promise<EngineBrowser> {
  const number = `:${90 + (process.pid % 9000)}`;
  const screen = spawn(display, [number, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const [port = 0] = await freePorts(1);
  const program = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: number, WEBKIT_DISABLE_COMPOSITING_MODE: '1', GDK_BACKEND: 'x11' },
  });
  const base = `http://127.0.0.1:${port}`;
  await untilAnswers(program, () => ask(`${base}/status`, 'GET'));
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await untilAnswers(program, () =>
    ask(`${base}/session`, 'POST', { capabilities }),
  )) as {
    sessionId: string;
  };
  const at = (path: string) => `${base}/session/${sessionId}/${path}`;
  const seen: string[] = [];

  async function evaluate<Result>(body: string): Promise<Result> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await ask(at('execute/async'), 'POST', { script, args: [] })) as {
      value: Result;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async function found(element: string): Promise<string> {
    const answer = (await ask(at('element'), 'POST', { using: 'xpath', value: element })) as Record<
      string,
      string
    >;
    return answer[elementKey] ?? '';
  }

  /** Before the page is left. */
  async function collect(): Promise<void> {
    seen.push(...(await evaluate<string[]>('return (window.__complaints || []).splice(0);')));
  }

  async function loaded(): Promise<void> {
    await evaluate<undefined>(watch);
  }

  return {
    open: async (url) => {
      await collect();
      await ask(at('url'), 'POST', { url });
      await loaded();
    },
    resize: async (width, height) => {
      // The window's frame takes some of its size.
      await ask(at('window/rect'), 'POST', { x: 0, y: 0, width, height });
      const inner = await evaluate<{ width: number; height: number }>(
        'return { width: innerWidth, height: innerHeight };',
      );
      await ask(at('window/rect'), 'POST', {
        ...{ x: 0, y: 0, width: 2 * width - inner.width, height: 2 * height - inner.height },
      });
    },
    evaluate: async (body) => {
      await loaded();
      return evaluate(body);
    },
    click: async (element) => {
      await ask(at(`element/${await found(element)}/click`), 'POST', {});
    },
    type: async (element, text) => {
      await ask(at(`element/${await found(element)}/value`), 'POST', { text });
    },
    back: async () => {
      await collect();
      await ask(at('back'), 'POST', {});
      await loaded();
    },
    picture: async () => Buffer.from((await ask(at('screenshot'), 'GET')) as string, 'base64'),
    complaints: async () => {
      await collect();
      return seen.splice(0);
    },
    close: async () => {
      await ask(`${base}/session/${sessionId}`, 'DELETE');
      await ended(program);
      await ended(screen);
    },
  };
}
