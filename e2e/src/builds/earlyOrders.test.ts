import { questionsIn } from './earlyOrders.ts';

test('a page’s questions are read as its early script reads them', () => {
  const order = `{&quot;apiBase&quot;:&quot;/api&quot;,&quot;calls&quot;:[&quot;a?b=&amp;lt;&lt;&quot;],&quot;words&quot;:{}}`;
  expect(questionsIn(`<script async src="/early.js" data-portal="${order}"></script>`)).toEqual({
    calls: ['a?b=&lt;<'],
    reads: undefined,
  });
});

test('a page without that script is no base of a comparison', () => {
  expect(() => questionsIn('<script src="/main.js"></script>')).toThrow('The page has no early script.');
});
