import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { checkout } from '#run/settings/checkout.ts';
import { readFaces, type Face } from './faces.ts';
import { copyrightOf, lasting, renamed } from './renamed.ts';

const ui = join(checkout, 'shared/ui');
const theme = join(ui, 'src/theme');
const source = '@fontsource-variable/source-sans-3';
const { resolve } = createRequire(join(ui, 'package.json'));

/** Made here, from the first of the source's files. */
const ours = /^\.\/typeface\/portal-sans-\w+\.woff2$/;

/** All that concerns text as it is set. Of those that style sheets turn on only `tnum`, which the source lacks so far. */
const features = ['kern', 'mark', 'mkmk', 'locl', 'ccmp', 'liga', 'rlig', 'calt', 'rvrn', 'rclt', 'tnum'];

export const portalFaces = (): Face[] => readFaces(readFileSync(join(theme, 'fonts.css'), 'utf8'));

export const sourceFile = (): Buffer =>
  readFileSync(resolve(`${source}/files/source-sans-3-latin-wght-normal.woff2`));

/** The file of a face, ours or the source's. */
export const fileOf = ({ address }: Face): string =>
  address.startsWith('.') ? join(theme, address) : resolve(address);

async function subsetOf(font: Buffer, characters: ReadonlySet<number>): Promise<Buffer> {
  const cut = await subsetFont(font, String.fromCodePoint(...characters), {
    targetFormat: 'sfnt',
    keepFeatures: features,
    preserveNameIds: [...lasting],
  });
  return convert(renamed(cut), 'woff2');
}

/** The licence of npm's package names its packer only. */
async function licence(font: Buffer): Promise<Buffer> {
  const owner = copyrightOf(await convert(font, 'sfnt'));
  const text = readFileSync(resolve(`${source}/LICENSE`), 'utf8');
  return Buffer.from(`${owner}\nPortal Sans is a modified version of it, cut into several files.\n\n${text}`);
}

/** What `pnpm typeface` writes, by path. The same sources give the same bytes. */
export async function makeTypeface(): Promise<Map<string, Buffer>> {
  const font = sourceFile();
  const made = new Map<string, Buffer>();
  for (const face of portalFaces().filter(({ address }) => ours.test(address)))
    made.set(fileOf(face), await subsetOf(font, face.characters));
  made.set(join(theme, 'typeface/licence/portal-sans-OFL.txt'), await licence(font));
  return made;
}
