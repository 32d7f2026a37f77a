import { Worker, type WorkerOptions } from 'node:worker_threads';
import { aPdf } from '#testing/files/aPdf.ts';
import { PdfThread } from './PdfThread.ts';

const bounds = { pages: 3, characters: 250_000, limitMs: 30_000, megabytes: 256 };
const fail = (error: unknown) => {
  throw error;
};
const bytesOf = async (...pages: string[]) => new Uint8Array(await aPdf(...pages));

test('[D-04] a thread reads PDFs by page, one after the other, as far as its bounds go', async () => {
  const thread = new PdfThread(bounds, fail);
  expect(await thread.read(await bytesOf('First. Second.', '', 'Third.'))).toEqual({
    pages: ['First.\nSecond.', '', 'Third.'],
    isCut: false,
  });
  expect(await thread.read(await bytesOf('1', '2', '3', '4'))).toEqual({
    pages: ['1', '2', '3'],
    isCut: true,
  });
  await thread.close();
  const short = new PdfThread({ ...bounds, characters: 6 }, fail);
  expect(await short.read(await bytesOf('Words', 'and more', 'and more'))).toEqual({
    pages: ['Words', 'a'],
    isCut: true,
  });
  await short.close();
}, 60_000);

test.each([
  ['no PDF', Buffer.from('%PDF-1.7 and nothing else'), 'is not a valid PDF'],
  ['nothing', Buffer.from(''), 'is not a valid PDF'],
])(
  '[D-04] %s is at fault, and the next one is read',
  async (_what, broken, fault) => {
    const thread = new PdfThread(bounds, fail);
    await expect(thread.read(new Uint8Array(broken))).rejects.toMatchObject({ fault });
    expect((await thread.read(await bytesOf('Fine.'))).pages).toEqual(['Fine.']);
    await thread.close();
  },
  60_000,
);

test('[D-04] what takes too long ends its thread, and the next one is read by another', async () => {
  const limits = { ...bounds, limitMs: 1 };
  const thread = new PdfThread(limits, fail);
  await expect(thread.read(await bytesOf('Slow.'))).rejects.toThrow('A PDF took more than 1 ms.');
  limits.limitMs = 30_000;
  expect((await thread.read(await bytesOf('Fine.'))).pages).toEqual(['Fine.']);
  await thread.close();
}, 60_000);

test('[D-04] closing ends what is being read', async () => {
  const thread = new PdfThread(bounds, fail);
  const reading = thread.read(await bytesOf('Stopped.'));
  const ended = expect(reading).rejects.toThrow('The thread has ended.');
  await thread.close();
  await ended;
}, 60_000);

test.each([
  ['fails', "throw new Error('late')", ['Error: late']],
  ['ends', 'process.exit()', []],
])(
  '[D-04] a thread that %s between two PDFs is reported, and another one reads the next',
  async (_what, end, reported) => {
    const program = `
      import { parentPort, threadId } from 'node:worker_threads';
      parentPort.on('message', () => {
        parentPort.postMessage({ text: { pages: [String(threadId)], isCut: false } });
        setImmediate(() => { ${end} });
      });`;
    const faults: string[] = [];
    let ended: Promise<unknown> | undefined;
    const open = (options: WorkerOptions) => {
      const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`), options);
      ended = new Promise((resolve) => worker.once('exit', resolve));
      return worker;
    };
    const thread = new PdfThread(bounds, (error) => faults.push(String(error)), open);
    const first = await thread.read(new Uint8Array(1));
    await ended;
    expect(faults).toEqual(reported);
    expect((await thread.read(new Uint8Array(1))).pages).not.toEqual(first.pages);
    await thread.close();
  },
  60_000,
);
