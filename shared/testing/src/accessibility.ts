import axe from 'axe-core';

/**
 * Fails on any violation, with all rules on. jsdom has no layout: axe leaves contrast and target size undecided;
 * browser tests check them.
 */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, { resultTypes: ['violations'] });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
  if (found.length > 0) throw new Error(`axe found:\n${found.join('\n')}`);
}
