import { SeededRandom } from '../seed/SeededRandom.ts';

const backgrounds = ['#dfe7ef', '#e9e3da', '#dde8e1', '#e8dfe6', '#e2e4ea'];
const skins = ['#f1d3bd', '#e3b997', '#c99472', '#9c6b4b', '#f4dccb'];
const hairs = ['#2b2320', '#59402e', '#8a6a45', '#b9b4ad', '#3c3f46', '#a4552f'];
const suits = ['#22324a', '#3a3f47', '#12407a', '#4a3b46', '#2f4a44'];

const hairShapes = [
  'M58 92c-4-40 24-54 42-54s46 14 42 54c-6-20-14-28-22-30-16 6-36 4-46-2-8 8-14 18-16 32z',
  'M56 128c-10-60 8-92 44-92s54 32 44 92c-8-4-10-40-16-58-18 6-38 4-52-4-10 14-12 56-20 62z',
  'M62 84c-2-32 16-46 38-46s40 14 38 46c-4-14-10-18-14-20H76c-6 4-10 10-14 20z',
];

/** Draws a portrait, always the same for an id. Shows no real person. */
export function makePortrait(externalId: string): string {
  const stream = new SeededRandom(`portrait ${externalId}`);
  const background = stream.pick(backgrounds);
  const skin = stream.pick(skins);
  const hair = stream.pick(hairs);
  const suit = stream.pick(suits);
  const glasses = stream.chance(0.35)
    ? '<g fill="none" stroke="#333a44" stroke-width="2.5"><circle cx="84" cy="96" r="11"/><circle cx="116" cy="96" r="11"/><path d="M95 96h10"/></g>'
    : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">',
    `<rect width="200" height="200" fill="${background}"/>`,
    `<path d="M28 200c2-40 34-54 72-54s70 14 72 54z" fill="${suit}"/>`,
    '<path d="M80 148l20 30 20-30-20-8z" fill="#fbfbfa"/>',
    `<path d="M86 124h28v24l-14 12-14-12z" fill="${skin}"/>`,
    `<ellipse cx="100" cy="96" rx="36" ry="44" fill="${skin}"/>`,
    `<path d="${stream.pick(hairShapes)}" fill="${hair}"/>`,
    '<g fill="#2a2f36"><circle cx="84" cy="96" r="3.2"/><circle cx="116" cy="96" r="3.2"/></g>',
    `<path d="M88 ${stream.between(117, 120)}q12 ${stream.between(6, 10)} 24 0" fill="none" stroke="#7a4a3d" stroke-width="3" stroke-linecap="round"/>`,
    glasses,
    '</svg>',
  ].join('');
}
