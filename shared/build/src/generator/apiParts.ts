import { filled } from './filledTemplate.ts';
import type { RemoteNames } from './remoteNames.ts';

const routes = `import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveSignedIn } from '#http/serve.ts';

/** What the area alone asks for. */
export function newAreaRoutes(api: FastifyInstance): void {
  const call = calls.newAreaGreeting;
  serveSignedIn(api, { call }, ({ client }) => Promise.resolve({ name: client.name }));
}
`;

const routesTest = `import { newAreaCalls } from '@portal/wire-new-area';
import { oneEngine } from '#testing/openTestDatabase.ts';
import { TestApi } from '#testing/TestApi.ts';

const call = newAreaCalls.newAreaGreeting;

test('the first page of the area greets the signed-in client', async () => {
  const api = await TestApi.start(oneEngine);
  const token = await api.tokenOf('everything');
  const { status, body } = await api.get(call.path, { token });
  await api.close();
  expect(status).toBe(200);
  expect(call.answer.parse(body)).toEqual({ name: 'Emma Everett' });
}, 60_000);
`;

/** The API's routes for an area. */
export const apiFolder = ({ area }: RemoteNames) => `reference-api/src/areas/${area}`;

/** Text by path, relative to the workspace. */
export const apiFiles = (names: RemoteNames) =>
  new Map([
    [`${apiFolder(names)}/routes.ts`, filled(routes, names)],
    [`${apiFolder(names)}/${names.messages}.test.ts`, filled(routesTest, names)],
  ]);

/** By file: each line goes after the last match. */
const additions: Record<string, readonly (readonly [after: RegExp, line: string])[]> = {
  'reference-api/package.json': [
    [/^ {4}"@portal\/wire(?:-[\w-]+)?": "workspace:\*",$/, '    "@portal/wire-new-area": "workspace:*",'],
  ],
  'reference-api/src/calls.ts': [
    [/^import .* from '@portal\/wire-/, "import { newAreaCalls } from '@portal/wire-new-area';"],
    [/^ {2}'@portal\/wire-/, "  '@portal/wire-new-area': newAreaCalls,"],
  ],
  'reference-api/src/app.ts': [
    [/^import .* from '\.\/areas\//, "import { newAreaRoutes } from './areas/NEW/routes.ts';"],
    [/^ {2}documentRoutes\(api, .*\);$/, '  newAreaRoutes(api);'],
  ],
};

/** Files that get a line per area. */
export const apiLists = Object.keys(additions);

/** @throws when the place for a line no longer exists */
export function withCalls(file: string, text: string, names: RemoteNames): string {
  const lines = text.split('\n');
  for (const [after, line] of additions[file] ?? []) {
    const place = lines.findLastIndex((one) => after.test(one));
    if (place < 0)
      throw new Error(`${file} has no place for the calls of an area: nothing matches ${after.source}.`);
    lines.splice(place + 1, 0, filled(line, names).replace('/NEW/', `/${names.area}/`));
  }
  return lines.join('\n');
}
