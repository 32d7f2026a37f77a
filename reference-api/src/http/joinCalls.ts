import type { ServedCall } from '@portal/wire';

type Calls = Record<string, ServedCall>;

/** The type of `{ ...one, ...other }`. */
type Joined<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer All) => void
  ? All
  : never;

const addressOf = ({ method, path }: ServedCall) => `${method} ${path}`;

/** @throws if two packages have a call with the same name or address */
export function joinCalls<Parts extends Record<string, Calls>>(parts: Parts): Joined<Parts[keyof Parts]> {
  const owners = new Map<string, string>();
  const claim = (what: string, owner: string) => {
    const other = owners.get(what);
    if (other !== undefined)
      throw new Error(
        `${other} and ${owner} both bring ${what}. Rename it in one of them, or move it into @portal/wire.`,
      );
    owners.set(what, owner);
  };
  const joined: Calls = {};
  for (const [owner, calls] of Object.entries(parts))
    for (const [name, call] of Object.entries(calls)) {
      claim(`the call ${name}`, owner);
      claim(addressOf(call), owner);
      joined[name] = call;
    }
  return joined as Joined<Parts[keyof Parts]>;
}
