interface Subject {
  remote: string;
  version: string;
}

/** The remote that breaks a rule, and the values for a message. */
export type Violation = Subject &
  (
    | { rule: 'contract'; needed: string; offered: string }
    /** `offered` is undefined if the shell does not provide the library. */
    | { rule: 'shared'; library: string; range: string; offered: string | undefined }
    /** Names that the shell does not offer. */
    | { rule: 'names'; library: string; names: readonly string[] }
    /** `owner` already has the path: another remote, the shell, or the remote itself. */
    | { rule: 'path'; path: string; owner: string }
    | { rule: 'area'; area: string; owner: string }
  );

type RuleName = Violation['rule'];

export type ViolationOf<Rule extends RuleName> = Extract<Violation, { rule: Rule }>;
