import type { Tag, Topic } from '@portal/wire';
import type { TagsByCategory } from '#api/notifications.ts';
import { highlightTopic, isHighlight } from './highlights.ts';
import { isIncluded } from './isIncluded.ts';

export interface TopicToggle {
  topic: Topic;
  included: boolean;
}

export interface TopicRow {
  tag: Tag;
  german: TopicToggle;
  /** Missing for highlights, which are only in German. */
  english?: TopicToggle;
}

export interface TopicGroup {
  kind: 'highlights' | 'assetClass' | 'anyClass';
  /** The tag value of the asset class. */
  assetClass?: string;
  rows: TopicRow[];
}

const typeCategory = 'Aggregated Publication Type';

const namesOf = ({ value, translated_value }: Tag) => [
  value,
  ...(translated_value ? [translated_value] : []),
];

/** Highlights stored as the same type are one choice, named by the first. */
function highlightRows(types: readonly Tag[], included: TagsByCategory): TopicRow[] {
  const rows = new Map<string, TopicRow>();
  for (const tag of types.filter(isHighlight)) {
    const topic = highlightTopic(tag);
    if (rows.has(topic.type)) continue;
    const names = [...namesOf(tag), 'Daily Market Opinion'];
    rows.set(topic.type, { tag, german: { topic, included: isIncluded(topic, names, included) } });
  }
  const isHeadlines = (row: TopicRow) => row.german.topic.type !== 'DMO Gesamt';
  return [...rows.values()].sort((one, other) => Number(isHeadlines(other)) - Number(isHeadlines(one)));
}

function classRow(tag: Tag, assetClass: string | undefined, included: TagsByCategory): TopicRow {
  const toggle = (language: string): TopicToggle => {
    const topic = { type: tag.value, assetClass, language };
    return { topic, included: isIncluded(topic, namesOf(tag), included) };
  };
  return { tag, german: toggle('German'), english: toggle('English') };
}

const classNamesOf = (tag: Tag) => (tag.related_asset_class ?? []).map(({ value }) => value);

/** The asset classes of the types; if no type names one, those of the subscription. */
function assetClassesOf(types: readonly Tag[], included: TagsByCategory): string[] {
  const said = [...new Set(types.flatMap(classNamesOf))];
  return said.length > 0 ? said : (included['Asset Classification'] ?? []).map(({ value }) => value);
}

/**
 * Groups the publication types: highlights, then one group per asset class. A type without a class is in every group;
 * without any classes, all types form one group. [N-01]
 */
export function topicGroups(offered: TagsByCategory, included: TagsByCategory): TopicGroup[] {
  const all = offered[typeCategory] ?? [];
  const types = all.filter((tag) => !isHighlight(tag));
  const classes = assetClassesOf(types, included);
  const comesIn = (tag: Tag, assetClass: string) =>
    classNamesOf(tag).length === 0 || classNamesOf(tag).includes(assetClass);
  const highlights: TopicGroup = { kind: 'highlights', rows: highlightRows(all, included) };
  const groups =
    classes.length === 0
      ? [{ kind: 'anyClass' as const, rows: types.map((tag) => classRow(tag, undefined, included)) }]
      : classes.map((assetClass) => ({
          kind: 'assetClass' as const,
          assetClass,
          rows: types
            .filter((tag) => comesIn(tag, assetClass))
            .map((tag) => classRow(tag, assetClass, included)),
        }));
  return [highlights, ...groups].filter(({ rows }) => rows.length > 0);
}
