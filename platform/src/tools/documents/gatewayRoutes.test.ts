import { pages, type AreaPage } from '@portal/contract';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { projectFiles } from './projectFiles.ts';
import { checkout } from '#run/settings/checkout.ts';
import { bestPattern } from '#run/gateway/page/matchRoute.ts';

async function declared(): Promise<string[]> {
  const files = projectFiles(['/src/pages.ts']).filter((file) => file.startsWith('mfe-'));
  const modules = files.map((file) => import(join(checkout, file)));
  const areas = (await Promise.all(modules)) as { pages: AreaPage[] }[];
  return areas.flatMap((area) => area.pages.map(({ path }) => path));
}

/** Also one that shadows another's parameter. */
const patternsOf = (paths: readonly string[]) => [
  ...new Set([...Object.values(pages).map(({ path }) => path), ...paths, '/company_profile/all']),
];

const values = [
  ...'7 all ALL a+b é ß İ 日本 🙂 . .. ... - ~ :id * ( [a] $& \\ a;b a=b a&b <script> " __proto__ constructor'.split(
    ' ',
  ),
  ...'%2F a%2Fb %2f %5C %00 %0A %20 %25 %252F % %E0%A4%A %zz %C3%A9 %2E%2E %3F %61ll'.split(' '),
  ...['a b', '\n', 'a'.repeat(5_000)],
];

const variants = (address: string) => [
  address,
  `${address}/`,
  `${address}//`,
  `/${address.slice(1).replaceAll('/', '//')}`,
  address.toUpperCase(),
  `${address}/more`,
  `${address}/more/still`,
  `${address}%2F`,
  `${address}x`,
  encodeURI(address),
];

const addressesOf = (patterns: readonly string[]) =>
  patterns
    .flatMap((pattern) =>
      (pattern.includes(':') ? values : ['']).flatMap((value) =>
        variants(pattern.replace(/:\w+/g, () => value)),
      ),
    )
    // The gateway redirects these: singleSlash.ts.
    .filter((address) => !address.startsWith('//'));

/** Like shell/src/remotes/areaOfPath.ts. */
const chosenByRouter = (patterns: readonly string[], address: string) =>
  matchRoutes(
    patterns.map((path) => ({ path })),
    address,
  )?.at(-1)?.route.path;

test('the gateway and React Router choose the same route, also for hostile addresses', async () => {
  // The router warns about undecodable ones.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const patterns = patternsOf(await declared());
  const differing = [...new Set(addressesOf(patterns))].flatMap((address) => {
    const gateway = bestPattern(patterns, address);
    const router = chosenByRouter(patterns, address);
    return gateway === router ? [] : [{ address: address.slice(0, 80), gateway, router }];
  });
  expect(differing).toEqual([]);
});
