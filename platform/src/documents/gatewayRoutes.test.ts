import { pages } from '@portal/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { projectFiles } from './projectFiles.ts';
import { checkout } from '../settings/checkout.ts';
import { bestPattern } from '../gateway/page/matchRoute.ts';

interface Described {
  portal?: { paths?: Record<string, string[]> };
}

const claimed = projectFiles(['/package.json']).flatMap((file) => {
  const { portal } = JSON.parse(readFileSync(join(checkout, file), 'utf8')) as Described;
  return Object.values(portal?.paths ?? {}).flat();
});

/** Also one that shadows another's parameter. */
const patterns = [
  ...new Set([...Object.values(pages).map(({ path }) => path), ...claimed, '/company_profile/all']),
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

const addresses = patterns
  .flatMap((pattern) =>
    (pattern.includes(':') ? values : ['']).flatMap((value) =>
      variants(pattern.replace(/:\w+/g, () => value)),
    ),
  )
  // The gateway redirects these: singleSlash.ts.
  .filter((address) => !address.startsWith('//'));

/** Like shell/src/remotes/areaOfPath.ts. */
const chosenByRouter = (address: string) =>
  matchRoutes(
    patterns.map((path) => ({ path })),
    address,
  )?.at(-1)?.route.path;

test('the gateway and React Router choose the same route for every address, also for hostile ones', () => {
  // The router warns about undecodable ones.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const differing = [...new Set(addresses)].flatMap((address) => {
    const [gateway, router] = [bestPattern(patterns, address), chosenByRouter(address)];
    return gateway === router ? [] : [{ address: address.slice(0, 80), gateway, router }];
  });
  expect(differing).toEqual([]);
});
