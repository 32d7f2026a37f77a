interface Toggle {
  /** Its parameter in addresses. */
  address: string;
  /** Its parameter in calls. */
  call: string;
  /** Whether a saved view keeps it. */
  lasts: boolean;
  /** Whether it is a box among the fields of filters; others have a control of their own. */
  box: boolean;
}

/** Filters of lists that are on or off, in the order of their chips. Their labels are `research.filter.<name>`. */
export const toggles = {
  /** Only unread publications since the client's last visit that the client is entitled to. [L-21] */
  onlyNew: { address: 'new', call: 'new', lasts: false, box: false },
  /** Only about companies, sectors and analysts that the client follows. [N-07] */
  myCoverage: { address: 'my_coverage', call: 'followed', lasts: true, box: true },
} as const satisfies Record<string, Toggle>;

type Toggles = typeof toggles;
export type ToggleName = keyof Toggles;
export type ToggleCall = Toggles[ToggleName]['call'];
export type LastingCall = Extract<Toggles[ToggleName], { lasts: true }>['call'];

export const toggleNames = Object.keys(toggles) as ToggleName[];
export const toggleCalls: readonly ToggleCall[] = toggleNames.map((name) => toggles[name].call);
