import { clutch, potli } from './bag.garments.ts';
import { jhola, minaudiere, tote } from './carried.garments.ts';
import { bandhgala, dhotiSet } from './coat.garments.ts';
import { dupatta } from './dupatta.garments.ts';
import { curtain, lamp, quilt, toran } from './furnishing.garments.ts';
import { cushions, tableRunner } from './home.garments.ts';
import { jhumka, necklace } from './jewel.garments.ts';
import { juttis } from './juttis.garments.ts';
import { alineKurta, angrakha, bandi, kidsKurta, mensKurta, straightKurta } from './kurta.garments.ts';
import { anarkali, lehenga } from './lehenga.garments.ts';
import { bangles, chandbali, maangTikka } from './ornament.garments.ts';
import { safa } from './safa.garments.ts';
import { espadrilles, kolhapuri, mules } from './sandals.garments.ts';
import { blouse, saree } from './saree.garments.ts';
import { kamarbandh, scarf, shawl } from './shawl.garments.ts';
import { sherwani } from './sherwani.garments.ts';
import { frock, ghagra, jhabla, kidsBandi } from './small.garments.ts';

export type GarmentName = keyof typeof GARMENTS;

export const GARMENTS = {
  saree,
  lehenga,
  anarkali,
  sherwani,
  alinekurta: alineKurta,
  straightkurta: straightKurta,
  angrakha,
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
  bandhgala,
  dhoti: dhotiSet,
  safa,
  shawl,
  scarf,
  kamarbandh,
  kolhapuri,
  mules,
  espadrilles,
  tote,
  jhola,
  minaudiere,
  bangles,
  chandbali,
  tikka: maangTikka,
  quilt,
  lamp,
  curtain,
  toran,
  ghagra,
  frock,
  jhabla,
  kidsbandi: kidsBandi,
};
