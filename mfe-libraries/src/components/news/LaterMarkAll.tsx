import { lazyComponent } from '@portal/ui';
import type { LaterNewsProps } from './LaterNews.tsx';
import { useOnlyNew } from './useOnlyNew.ts';

const MarkAll = lazyComponent(
  async () => (await import(/* webpackChunkName: "marking" */ './MarkAll.tsx')).MarkAll,
  { silent: true },
);

/** Marks everything new in a list as read; nothing if the API does not report it. [L-21] */
export function LaterMarkAll({ news, onChange, ...props }: LaterNewsProps) {
  const onOnlyNew = useOnlyNew({ filters: props.filters, onChange });
  return news === undefined ? null : <MarkAll waiting={null} part={{ news, ...props, onOnlyNew }} />;
}
