import { clutch, potli } from './bag.garments.ts';
import { dupatta } from './dupatta.garments.ts';
import { cushions, tableRunner } from './home.garments.ts';
import { jhumka, necklace } from './jewel.garments.ts';
import { juttis } from './juttis.garments.ts';
import { bandi, kidsKurta, kurta, mensKurta } from './kurta.garments.ts';
import { anarkali, lehenga } from './lehenga.garments.ts';
import { blouse, saree } from './saree.garments.ts';
import { sherwani } from './sherwani.garments.ts';

export type GarmentName = keyof typeof GARMENTS;

export const GARMENTS = {
  saree,
  lehenga,
  anarkali,
  sherwani,
  kurta,
  menskurta: mensKurta,
  bandi,
  kids: kidsKurta,
  dupatta,
  blouse,
  juttis,
  potli,
  clutch,
  jhumka,
  necklace,
  cushion: cushions,
  runner: tableRunner,
};
