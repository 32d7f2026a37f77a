import type { RatingAction } from '@portal/wire';
import { ratingMove } from './ratingMove.ts';

test.each<[string, string, RatingAction, string]>([
  ['A- stable', 'A- negative', 'Refresh', 'OutlookLowered'],
  ['A- negative', 'A- stable', 'Refresh', 'OutlookRaised'],
  ['A-', 'A- positive', 'Refresh', 'OutlookRaised'],
  ['A- stable', 'A-', 'Refresh', 'Refresh'],
  ['A- stable', 'BBB+ positive', 'Downgrade', 'Downgrade'],
  ['A- stable', 'Not rated', 'Refresh', 'Refresh'],
  ['Restricted', 'Outperform', 'Refresh', 'Refresh'],
  ['Outperform', 'Outperform', 'Reiterate', 'Reiterate'],
])('[L-10] from %s to %s, a %s, is shown as %s', (previous, current, action, move) => {
  expect(ratingMove({ previous, current, action })).toBe(move);
});
