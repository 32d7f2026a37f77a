/** What a component returns. */
export type Drawn = DrawnElement | string | number | boolean | null | undefined | readonly Drawn[];

export type Props = Readonly<Record<string, unknown>>;

/** A function draws once: it has neither state nor effects. */
export type Component = (props: Props) => Drawn;

/** A class that renders. */
export type ComponentClass = new (props: Props) => { render: () => Drawn };

/** An element of a page, or a component with its props. */
export interface DrawnElement {
  type: string | Component | ComponentClass;
  props: Props;
}

export const isElement = (drawn: unknown): drawn is DrawnElement =>
  typeof drawn === 'object' && drawn !== null && 'type' in drawn && 'props' in drawn;
