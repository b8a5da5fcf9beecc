import type { Category } from '#yard/drawing/public.ts';
import { accessoriesTalk } from './accessories.talk.ts';
import { anyTalk } from './any.talk.ts';
import { bagsTalk } from './bags.talk.ts';
import { homeTalk } from './home.talk.ts';
import { jewelryTalk } from './jewelry.talk.ts';
import { kidsTalk } from './kids.talk.ts';
import { mensTalk } from './mens.talk.ts';
import { shoesTalk } from './shoes.talk.ts';
import type { Talk } from './talk.ts';
import { womensTalk } from './womens.talk.ts';

/** Comments of the demo, by the category of the design. */
export const demoTalk: Record<Category, readonly Talk[]> = {
  "Women's Fashion": womensTalk,
  "Men's Fashion": mensTalk,
  Accessories: accessoriesTalk,
  Shoes: shoesTalk,
  Bags: bagsTalk,
  Jewelry: jewelryTalk,
  'Home Decor': homeTalk,
  'Kids Fashion': kidsTalk,
};

/** Comments that fit any design. */
export const demoTalkOfAnything: readonly Talk[] = anyTalk;
