/** What a search names as nearest to a word of the trade that nothing is called by. */
export const kinNames = [
  'kurta',
  'anarkali',
  'churidar',
  'lehenga',
  'sherwani',
  'jacket',
  'bandi',
  'dupatta',
  'shawl',
  'stole',
  'kids',
  'wedding',
  'bag',
  'jutti',
  'kolhapuri',
  'shoes',
  'jewelry',
  'jhumka',
  'curtain',
] as const;
export type KinName = (typeof kinNames)[number];
