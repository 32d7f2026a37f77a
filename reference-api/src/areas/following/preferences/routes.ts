import { readPreferences, type ServedTag, type Preferences } from '@portal/wire';
import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { splitCategories } from '#areas/publication/tags/tagLists.ts';
import { allTags, tagsOfCategories } from '#areas/publication/tags/repository.ts';
import { HttpError } from '#http/HttpError.ts';
import { serveSignedIn } from '#http/serve.ts';
import { watchedKeys } from '#policies/watchedKeys.ts';
import type { Services } from '#Services.ts';
import { offerCategories, offeredTags, subscribedTags } from './offeredTags.ts';
import { preferencesRepository } from './repository.ts';

const typeCategories = ['Aggregated Publication Type', 'Publication Type'];

function namedTags({ topics, subjects }: Preferences, tags: readonly ServedTag[]): ServedTag[] {
  const names = new Set([
    ...topics.flatMap(({ type, assetClass, language }) => [
      ...typeCategories.map((category) => `${category}\n${type}`),
      `Asset Classification\n${assetClass ?? ''}`,
      `Language\n${language}`,
    ]),
    ...subjects.flatMap(({ category, value, languages }) => [
      `${category}\n${value}`,
      ...languages.map((language) => `Language\n${language}`),
    ]),
  ]);
  return tags.filter(
    ({ category, value, inactive }) => inactive !== true && names.has(`${category}\n${value}`),
  );
}

/** What a client wants to be notified about. [N-01] [N-02] */
export function preferenceRoutes(app: FastifyInstance, { db }: Services): void {
  const preferences = preferencesRepository(db);

  serveSignedIn(app, { call: calls.getCris }, ({ client }) => preferences.of(client.id));

  serveSignedIn(
    app,
    { call: calls.updateCris, refusals: [409] },
    async ({ client, body: { cri_json, revision, delivery } }) => {
      const keys = watchedKeys(readPreferences(cri_json), await allTags(db));
      const stored = await preferences.keep({
        clientId: client.id,
        criJson: cri_json,
        keys,
        revision,
        delivery,
      });
      if (stored === undefined)
        throw new HttpError(
          409,
          'The preferences were changed elsewhere. Read them again and repeat the change.',
        );
      return { success: true, revision: stored };
    },
  );

  serveSignedIn(app, { call: calls.preferenceCentre }, async ({ query }) => {
    const categories = splitCategories(query.categories).filter((category) =>
      offerCategories.includes(category),
    );
    return byCategory(
      categories,
      offeredTags(await tagsOfCategories(db, [...categories, 'Publication Type'])),
    );
  });

  serveSignedIn(app, { call: calls.entitledTags }, async ({ client }) => {
    const categories = ['Aggregated Publication Type', 'Asset Classification', 'Language'];
    return byCategory(
      categories,
      subscribedTags(await tagsOfCategories(db, categories), client.subscription),
    );
  });

  serveSignedIn(app, { call: calls.tagsFromCriJson }, async ({ query }) =>
    namedTags(readPreferences(query.cri_json), await allTags(db)),
  );
}

/** Includes empty categories. */
function byCategory(categories: readonly string[], tags: readonly ServedTag[]): Record<string, ServedTag[]> {
  return Object.fromEntries(
    categories.map((category) => [category, tags.filter((tag) => tag.category === category)]),
  );
}
