import { isElement, type Component as Draws, type Drawn, type DrawnElement, type Props } from './element.ts';

/**
 * Stands in for `react` and its JSX in first views: a component is drawn once, with the values that its hooks start
 * with. Effects and updates are React's, which takes over.
 */
interface Context<Value> extends Draws {
  Provider: Draws;
  values: Value[];
}

export const jsx = (type: DrawnElement['type'], props: Props): DrawnElement => ({ type, props });
export const jsxs = (type: DrawnElement['type'], props: Props): DrawnElement => ({ type, props });

export function createElement(
  type: DrawnElement['type'],
  props: Props | null,
  ...children: Drawn[]
): DrawnElement {
  const within = children.length > 1 ? children : children[0];
  return { type, props: children.length === 0 ? { ...props } : { ...props, children: within } };
}

export const cloneElement = ({ type, props }: DrawnElement, more: Props): DrawnElement => ({
  type,
  props: { ...props, ...more },
});

export const isValidElement = isElement;

export const Fragment: Draws = ({ children }) => children as Drawn;

/** A value for what is drawn inside; `draw` enters and leaves it. */
export interface Provider {
  enter: (value: unknown) => void;
  leave: () => void;
}

const providers = new WeakMap<Draws, Provider>();

export const providerOf = (component: Draws): Provider | undefined => providers.get(component);

export function createContext<Value>(start: Value): Context<Value> {
  const context = Object.assign(((props) => Fragment(props)) as Draws, { values: [start] });
  providers.set(context, {
    enter: (value) => void context.values.push(value as Value),
    leave: () => void context.values.pop(),
  });
  return Object.assign(context, { Provider: context });
}

export const useContext = <Value>({ values }: Context<Value>): Value => values.at(-1) as Value;
export const use = <Value>(context: Context<Value>): Value => useContext(context);

const nothing = () => undefined;

const startOf = <Value>(start: Value | (() => Value)): Value =>
  typeof start === 'function' ? (start as () => Value)() : start;

export const useState = <Value>(start: Value | (() => Value)) => [startOf(start), nothing] as const;
export const useOptimistic = <Value>(value: Value) => [value, nothing] as const;
export const useTransition = () => [false, nothing] as const;
export const useRef = <Value>(start: Value) => ({ current: start });
export const useMemo = <Value>(make: () => Value): Value => make();
export const useCallback = <Handler>(handler: Handler): Handler => handler;
export const useEffectEvent = <Handler>(handler: Handler): Handler => handler;
export const useDeferredValue = <Value>(value: Value): Value => value;
export const memo = <Part>(part: Part): Part => part;
export const useEffect = nothing;
export const useLayoutEffect = nothing;
export const useId = () => '';
export const startTransition = nothing;
export const useSyncExternalStore = <Value>(_subscribe: unknown, read: () => Value): Value => read();

export const forwardRef =
  (render: (props: Props, ref: null) => Drawn): Draws =>
  (props) =>
    render(props, null);

/** Thrown by a component whose code comes later. */
export class CodeToCome extends Error {}

export const lazy = (): Draws => () => {
  throw new CodeToCome();
};

/** Marks where `draw` shows a fallback instead. */
export const Suspense: Draws = ({ children }) => children as Drawn;

/** Of components that are classes: `draw` makes one and renders it. */
export class Component {
  constructor(readonly props: Props) {}
}
export const useReducer = <Value>(_reduce: unknown, start: Value) => [start, nothing] as const;
