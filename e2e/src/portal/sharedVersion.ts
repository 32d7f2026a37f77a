export interface SharedVersion {
  library: string;
  from: string;
  to: string;
}

/** What the build registers and what it requires. */
export function withSharedVersion(text: string, { library, from, to }: SharedVersion): string {
  const [name, version] = [library, from].map((part) => part.replaceAll(/[./@-]/g, String.raw`\$&`));
  const range = `requiredVersion:"^${to}"`;
  return text
    .replaceAll(new RegExp(`\\("${name}","${version}"`, 'g'), `("${library}","${to}"`)
    .replaceAll(new RegExp(`"${name}":\\[\\{version:"${version}"`, 'g'), `"${library}":[{version:"${to}"`)
    .replaceAll(
      new RegExp(`("${name}":\\[\\{version:[^\\]]*?)requiredVersion:"\\^${version}"`, 'g'),
      (_, before: string) => before + range,
    )
    .replaceAll(
      new RegExp(`requiredVersion:"\\^${version}"([^{}]*shareKey:"${name}")`, 'g'),
      (_, after: string) => range + after,
    );
}

/** A shell's version, or a remote's range. */
export const inRecord = (
  shared: Record<string, string>,
  { library, to }: SharedVersion,
  packageName: string,
): Record<string, string> => ({ ...shared, [library]: packageName === 'shell' ? to : `^${to}` });
