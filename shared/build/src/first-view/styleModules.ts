import { basename } from 'node:path';

export type ClassName = (name: string, file: string, text: string) => string;

const comments = /\/\*[\s\S]*?\*\//g;
/** Up to the brace that it opens: a selector, or the head of an at-rule. */
const heads = /[^{};]+(?=\{)/g;
const classes = /\.(-?[A-Za-z_][\w-]*)/g;

export interface StyleModule {
  /** Class names by their names in the file. */
  names: Record<string, string>;
  css: string;
}

/** Reads a CSS module; `classOf` names its classes. @throws for what CSS modules have besides classes */
export function styleModule(file: string, source: string, classOf: ClassName): StyleModule {
  if (/\bcomposes:|:global\b/.test(source))
    throw new Error(`${basename(file)}: first views know no composes and no :global.`);
  const names: Record<string, string> = {};
  const css = source.replaceAll(comments, '').replaceAll(heads, (head) => {
    if (/^\s*@/.test(head)) return head;
    return head.replaceAll(classes, (_all, name: string) => {
      names[name] ??= classOf(name, file, source);
      return `.${names[name]}`;
    });
  });
  return { names, css };
}
