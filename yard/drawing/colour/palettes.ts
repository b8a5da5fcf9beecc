export interface Palette {
  /** The ground of the cloth. */
  base: string;
  /** The contrast cloth: borders, blouse, lining. */
  second: string;
  a: string;
  b: string;
  c: string;
  metal: MetalName;
  walls: readonly string[];
}

export type MetalName = 'gold' | 'silver' | 'copper';

/** Dark, middle and light of a metal thread. */
export type Metal = readonly [string, string, string];

/** Cloth palettes: ground, contrast cloth, three accents, metal, and walls that flatter them. */
export const PALETTES = {
  sindoor: {
    base: '#a62523',
    second: '#1f4a3c',
    a: '#e2a63a',
    b: '#f3e3c4',
    c: '#c6542f',
    metal: 'gold',
    walls: ['#e6dcc8', '#a7b89e', '#dcbb86'],
  },
  rani: {
    base: '#b92259',
    second: '#d8792a',
    a: '#eeb54a',
    b: '#f7dfce',
    c: '#5a1840',
    metal: 'gold',
    walls: ['#ead9c3', '#9fbbb0', '#e3b79c'],
  },
  neel: {
    base: '#22326b',
    second: '#8a2626',
    a: '#e9dcc0',
    b: '#8ea6c6',
    c: '#b8452f',
    metal: 'silver',
    walls: ['#e7ddc9', '#dba98a', '#dcbc7e'],
  },
  midnight: {
    base: '#1a2247',
    second: '#6d1a38',
    a: '#d8a945',
    b: '#e6dcc9',
    c: '#7389b4',
    metal: 'gold',
    walls: ['#e2d4bb', '#cd9474', '#b9c4aa'],
  },
  haldi: {
    base: '#dd9f2b',
    second: '#a52e28',
    a: '#fbf0d3',
    b: '#7c2734',
    c: '#52713f',
    metal: 'gold',
    walls: ['#e8dfcc', '#8fabaa', '#b8644c'],
  },
  genda: {
    base: '#d9762c',
    second: '#a21f4f',
    a: '#f4cf78',
    b: '#fbecd2',
    c: '#7a2030',
    metal: 'gold',
    walls: ['#e6dcc6', '#93b0ae', '#d8c29b'],
  },
  mor: {
    base: '#0f5b66',
    second: '#7a1f4a',
    a: '#e0aa45',
    b: '#e9e0c8',
    c: '#3f9189',
    metal: 'gold',
    walls: ['#ecd9c4', '#d99f80', '#dcb878'],
  },
  bottle: {
    base: '#1c493c',
    second: '#8f2330',
    a: '#d9a548',
    b: '#ecdfc3',
    c: '#6f8f5d',
    metal: 'gold',
    walls: ['#e9d6bf', '#d8a386', '#dbc08a'],
  },
  jamun: {
    base: '#48204a',
    second: '#c77a2c',
    a: '#dba94f',
    b: '#ecd7cb',
    c: '#a4517a',
    metal: 'gold',
    walls: ['#e4d5c4', '#b9c2a4', '#d3a184'],
  },
  lac: {
    base: '#781735',
    second: '#2b3668',
    a: '#deb060',
    b: '#efd6c4',
    c: '#b8494c',
    metal: 'gold',
    walls: ['#e6d6c3', '#9fb0a4', '#d9b48c'],
  },
  rust: {
    base: '#ad5029',
    second: '#2c3a55',
    a: '#efd09a',
    b: '#f5e6cc',
    c: '#6c2a1e',
    metal: 'gold',
    walls: ['#e4dbc8', '#8ea6a6', '#dcc394'],
  },
  ajrakh: {
    base: '#23305c',
    second: '#962a25',
    a: '#efe2c6',
    b: '#b8332c',
    c: '#171a2c',
    metal: 'copper',
    walls: ['#e8d8ba', '#d2a27a', '#c9c0a4'],
  },
  manjistha: {
    base: '#97291f',
    second: '#1f2a52',
    a: '#efe0c2',
    b: '#22305c',
    c: '#221a1c',
    metal: 'copper',
    walls: ['#e3d8c2', '#97a9a4', '#d6b98c'],
  },
  kora: {
    base: '#ede2cb',
    second: '#a7342b',
    a: '#a7342b',
    b: '#4c6b44',
    c: '#2b3a6b',
    metal: 'gold',
    walls: ['#c8896a', '#8fa58f', '#6f86a0'],
  },
  ivory: {
    base: '#f2e8d5',
    second: '#c8a24f',
    a: '#c79c45',
    b: '#b7744f',
    c: '#8a9a6b',
    metal: 'gold',
    walls: ['#4c6455', '#a8604a', '#8b9fae'],
  },
  gulaab: {
    base: '#e3b1a4',
    second: '#8c2f3d',
    a: '#fbeee2',
    b: '#a23b4a',
    c: '#7c8d63',
    metal: 'gold',
    walls: ['#e9e0cf', '#96aca1', '#b9694f'],
  },
  pista: {
    base: '#b3c19a',
    second: '#7f2f45',
    a: '#f8f0dc',
    b: '#c1667a',
    c: '#4d6a48',
    metal: 'gold',
    walls: ['#eadfca', '#d4a78d', '#6f4a5c'],
  },
  aasmaan: {
    base: '#9ab3c6',
    second: '#26375f',
    a: '#faf4e6',
    b: '#c9768a',
    c: '#5b7a99',
    metal: 'silver',
    walls: ['#ebe0cd', '#d6a888', '#dcbf8a'],
  },
  kashni: {
    base: '#a596bb',
    second: '#4a2a52',
    a: '#f8f1e6',
    b: '#c7798e',
    c: '#6d7d92',
    metal: 'silver',
    walls: ['#ebdfcf', '#cfb08a', '#6d7f74'],
  },
  kaala: {
    base: '#262126',
    second: '#9a2a2a',
    a: '#d9ab4d',
    b: '#ece1cb',
    c: '#a23c30',
    metal: 'gold',
    walls: ['#e2d4bb', '#c9926f', '#a9b39c'],
  },
  mitti: {
    base: '#c78861',
    second: '#5b2c22',
    a: '#f4e5cc',
    b: '#7b3526',
    c: '#4b5a45',
    metal: 'copper',
    walls: ['#e6ddcb', '#93a79c', '#d9bb90'],
  },
  sona: {
    base: '#c39a4d',
    second: '#7f1e2b',
    a: '#f6e7bd',
    b: '#7a5a22',
    c: '#8e2b31',
    metal: 'gold',
    walls: ['#73403a', '#e0d6c4', '#5c6f62'],
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

export const METAL: Record<MetalName, Metal> = {
  gold: ['#7d5a1c', '#c69a41', '#f3dd9c'],
  silver: ['#73757c', '#b7b9bd', '#f4f2ea'],
  copper: ['#70381f', '#bd7a4c', '#f1c99c'],
};

/** Colours of the contrast cloth: blouse, lining, dupatta. */
export const contrast = (pal: Palette): Palette => ({
  ...pal,
  base: pal.second,
  second: pal.base,
  b: pal.b,
  a: pal.a,
});
