import { HttpError } from '#http/HttpError.ts';
import type { DemoPublication } from '#seed/DemoPublication.ts';
import { publicationTypes, type PublicationType } from '#seed/publicationTypes.ts';
import { publishInvented } from '#seed/feedInvented.ts';
import { companies, type Company } from '#seed/universe.ts';
import type { AreaServices } from '#Services.ts';

/** By its German name. */
export function typeNamed(name: string): PublicationType {
  const type = publicationTypes.find(({ de }) => de === name);
  if (type !== undefined) return type;
  throw new HttpError(400, 'There is no such publication type.', {
    errors: { publication_type: ['is unknown'] },
  });
}

/** The first active company if `name` is undefined. */
export function companyNamed(name?: string): Company {
  const sought = name?.normalize('NFC').trim().toLowerCase();
  const company = companies.find((each) =>
    sought === undefined ? !each.inactive : each.name.toLowerCase() === sought,
  );
  if (company !== undefined) return company;
  throw new HttpError(400, 'There is no such company.', { errors: { company: ['is unknown'] } });
}

/** The publication appears now, and clients are notified. */
export async function publish(
  { db, mailQueue }: AreaServices,
  publication: DemoPublication,
  origin: 'demo' | 'test',
): Promise<void> {
  await db.transaction((inside) => publishInvented(inside, [publication], { origin, announced: true }));
  mailQueue.wake();
}
