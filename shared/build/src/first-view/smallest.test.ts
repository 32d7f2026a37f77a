import { smallest } from './smallest.ts';

const drawing = `(() => {
  const unused = () => 'nobody';
  function drawElement(node) { const element = document.createElement(node.type); draw(node.children, element); return element; }
  function draw(nodes, into) { for (const node of nodes) into.append(drawElement(node)); }
  draw([], document.body);
})()`;

test('no function moves into another, and what nothing names goes', async () => {
  const code = await smallest(drawing);
  expect(code).not.toContain('nobody');
  expect(code.match(/function \w+\((?:\w,?)+\)/g)).toHaveLength(2);
  expect(code).not.toMatch(/function\s*\(|function \w+[^}]*function/);
});
