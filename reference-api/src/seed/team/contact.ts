import { SeededRandom } from '../SeededRandom.ts';

/** At a domain that nobody owns. */
export function emailOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return `${plain.replaceAll(/[^a-z]+/g, '.')}@bank.example`;
}

/** A number that nobody has: London's range for films, or an unused exchange in Zurich. */
export function phoneOf(reference: string, london: boolean): string {
  const stream = new SeededRandom(`phone ${reference}`);
  const two = () => String(stream.between(10, 99));
  return london ? `+44 20 7946 0${stream.between(100, 999)}` : `+41 44 555 ${two()} ${two()}`;
}
