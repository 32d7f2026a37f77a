import { runCommand } from './runCommand.ts';

test('a command names settings that nothing reads before it starts', async () => {
  const variables = jest.replaceProperty(process, 'env', { ...process.env, PORTAL_PROT: '4310' });
  const said: string[] = [];
  const stderr = jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => said.push(String(text)) > 0);
  try {
    await runCommand(() => Promise.resolve(void said.push('started')));
  } finally {
    stderr.mockRestore();
    variables.restore();
  }
  expect(said).toEqual([
    '! PORTAL_PROT is set, but nothing reads it. Did you mean PORTAL_PORT?\n',
    'started',
  ]);
});
