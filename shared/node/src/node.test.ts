import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { errorCode, escapeMarkup, systemErrorCode } from './index.ts';
import { isRunning, thisProcess } from './runningProcess.ts';

test('the code of an error is its own; errorCode also finds that of its cause', () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
  const wrapped = new Error('not written', { cause: new Error('again', { cause: full }) });
  expect([systemErrorCode(full), errorCode(full)]).toEqual(['ENOSPC', 'ENOSPC']);
  expect([systemErrorCode(wrapped), errorCode(wrapped)]).toEqual([undefined, 'ENOSPC']);
  for (const other of [undefined, null, 'ENOENT', { code: 7 }, new Error('plain')])
    expect([systemErrorCode(other), errorCode(other)]).toEqual([undefined, undefined]);
});

test('markup in a text shows as text', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

test('a process is running until it ends, and another with its number is not it', async () => {
  const own = thisProcess();
  expect(isRunning(own)).toBe(true);
  expect(isRunning({ ...own, began: null })).toBe(true);
  expect(isRunning({ ...own, began: 'another moment' })).toBe(false);
  const child = spawn(process.execPath, ['--eval', '']);
  await once(child, 'exit');
  expect(isRunning({ pid: child.pid ?? 0, began: null })).toBe(false);
});
