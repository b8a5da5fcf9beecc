import type { Garment } from './garment.ts';
import { drawHungKurta } from './hung-kurta.ts';

export const alineKurta: Garment = {
  label: 'A-line kurta',
  category: "Women's Fashion",
  kind: ['wall', 'wall', 'dado'],
  frame: [64, 56, 672, 840],
  views: ['full', 'half', 'detail', 'fold'],
  draw(scene, look) {
    drawHungKurta(scene, look, 'aline');
  },
};

export const straightKurta: Garment = {
  label: 'Straight kurta',
  category: "Women's Fashion",
  kind: ['wall', 'wall', 'dado'],
  frame: [64, 56, 672, 840],
  views: ['full', 'half', 'detail', 'fold'],
  draw(scene, look) {
    drawHungKurta(scene, look, 'straight');
  },
};

export const angrakha: Garment = {
  label: 'Angrakha',
  category: "Women's Fashion",
  kind: ['wall', 'wall', 'dado'],
  frame: [64, 56, 672, 840],
  views: ['full', 'half', 'detail', 'fold'],
  draw(scene, look) {
    drawHungKurta(scene, look, 'angrakha');
  },
};

export const mensKurta: Garment = {
  label: 'Kurta',
  category: "Men's Fashion",
  kind: ['wall', 'wall', 'dado'],
  frame: [64, 56, 672, 840],
  views: ['full', 'half', 'detail', 'fold'],
  draw(scene, look) {
    drawHungKurta(scene, look, 'men');
  },
};

export const bandi: Garment = {
  label: 'Bandi jacket',
  category: "Men's Fashion",
  kind: ['wall', 'dado'],
  frame: [116, 64, 568, 710],
  views: ['full', 'half', 'detail'],
  draw(scene, look) {
    drawHungKurta(scene, look, 'bandi');
  },
};

export const kidsKurta: Garment = {
  label: "Kids' kurta",
  category: 'Kids Fashion',
  kind: ['wall', 'dado'],
  frame: [144, 78, 512, 640],
  views: ['full', 'half', 'detail', 'fold'],
  draw(scene, look) {
    drawHungKurta(scene, look, 'kids');
  },
};
