import axe from 'axe-core';

/**
 * Fails with every violation axe finds, no rule switched off. jsdom has no layout and paints nothing: what needs
 * that (contrast, target size) axe leaves undecided here; the browser tests decide it.
 */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, { resultTypes: ['violations'] });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
  if (found.length > 0) throw new Error(`axe found:\n${found.join('\n')}`);
}
