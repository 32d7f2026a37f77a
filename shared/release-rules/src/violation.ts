interface Subject {
  remote: string;
  version: string;
}

/** A broken rule: which remote breaks it, and the values that a sentence about it needs. */
export type Violation = Subject &
  (
    | { rule: 'contract'; needed: string; offered: string }
    /** `offered` is undefined for a library that the shell does not bring. */
    | { rule: 'shared'; library: string; range: string; offered: string | undefined }
    /** Names of one shared package that the shell does not offer. */
    | { rule: 'names'; library: string; names: readonly string[] }
    /** `owner` claims the path already: another remote, the shell, or the remote itself. */
    | { rule: 'path'; path: string; owner: string }
    | { rule: 'area'; area: string; owner: string }
  );

type RuleName = Violation['rule'];

export type ViolationOf<Rule extends RuleName> = Extract<Violation, { rule: Rule }>;
