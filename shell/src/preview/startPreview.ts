import type { PageEnvironment } from '@portal/wire';
import type { ComponentType } from 'react';

/** The banner of a preview; undefined in force, where nothing is loaded. [F-21] */
export async function startPreview({ preview }: PageEnvironment): Promise<ComponentType | undefined> {
  if (preview === undefined) return undefined;
  const { showPreview } = await import(/* webpackChunkName: "preview" */ './showPreview.tsx');
  return showPreview(preview);
}
