import { headerScroll } from './headerScroll.ts';

/** Whether the header is visible after scrolling from the top through these positions. */
function shownAt(...places: number[]): boolean {
  let [from, state] = [0, { shown: true, travelled: 0 }];
  for (const to of places) {
    state = headerScroll(state, { from, to }, 64);
    from = to;
  }
  return state.shown;
}

test.each<[string, number[], boolean]>([
  ['stays as long as the page has hardly moved', [30, 64], true],
  ['goes when the page is scrolled down', [100, 200], false],
  ['goes in small steps, too', [70, 80, 90, 100], false],
  ['stays away while the page goes on', [100, 200, 300], false],
  ['comes back at once upwards', [400, 395], true],
  ['stays while a list that grows pushes the page a little', [400, 390, 400, 380], true],
  ['goes again downwards', [400, 300, 340], false],
  ['is there at the top, however fast', [4000, 0], true],
  ['is there where the page bounces above its top', [400, -40], true],
])('the header %s', (_, places, shown) => {
  expect(shownAt(...places)).toBe(shown);
});
