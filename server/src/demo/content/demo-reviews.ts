import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { demoMakers } from '#demo/catalogue/demo-makers.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import type { DemoDesign, DemoPerson } from '#demo/catalogue/demo-types.ts';
import { gladService, gladServiceOfClothes, justBegun, praise, underWay } from '#demo/reviews/praise.ts';
import {
  amends,
  regret,
  regretOfClothes,
  reserve,
  reserveOf,
  reserveOfClothes,
  thanks,
} from '#demo/reviews/reserve.ts';
import { type Saying, sayingsOf } from '#demo/reviews/saying.ts';
import { ageInDays } from '../design-age.ts';
import { seededNumbers } from '../seeded-numbers.ts';
import { type DemoOrder, demoOrders, onFirstPage } from './demo-orders.ts';

export interface DemoReview {
  design: string;
  author: string;
  rating: number;
  comment: string;
  /** Relative to demo/pictures. */
  photos: readonly string[];
  /** The maker's reply; empty for none. */
  reply: string;
  /** The share of the demo's people who find the review helpful. */
  helpful: number;
  /**
   * When it was written, as a fraction of the time from publication until now, below 1; below 0 in an earlier season.
   */
  moment: number;
}

type Chance = () => number;

/** A buyer writes no review until this many days after delivery. */
const daysToWear = 7;
/** In days. No review of the demo is younger than this. */
const daysSince = 0.02;

const clothes: readonly string[] = ["Women's Fashion", "Men's Fashion", 'Kids Fashion'];

/**
 * How often each sentence has been used. The least used comes next, so that neighbouring designs do not sound alike.
 */
const usedCount = new Map<string, number>();
/** Sentences already used in reviews of the current design. */
const heardHere = new Set<string>();

/** All reviews of the demo. */
export const demoReviews: readonly DemoReview[] = demoDesigns.flatMap(reviewsOf);

function reviewsOf(design: DemoDesign, place: number): DemoReview[] {
  heardHere.clear();
  const chance = seededNumbers(`${design.key}/reviews`);
  const isOnFirstPage = place < onFirstPage;
  // People who have not ordered also write on the first page, and about some designs that nobody has ordered.
  const wanted = isOnFirstPage ? 1 + Math.floor(chance() * 3) : Math.floor(chance() * 1.3);
  const buyers = new Map(
    demoOrders
      .filter((order) => order.isPaid && order.design === design.key && hasSomethingToSay(order))
      .map((order) => [order.shopper, order]),
  );
  // Others received the design as a gift, or have seen it worn.
  const others = shuffled(demoShoppers, chance)
    .map(({ key }) => key)
    .filter((key) => !buyers.has(key));
  // Some designs please everyone, others most people.
  const quality = 0.42 + chance() * 0.42;
  const authors = isOnFirstPage || !isOrdered(design) ? others.slice(0, wanted) : [];
  return [
    ...authors.map((author, nth) => {
      const moment = (nth + 1) / (authors.length + 1.5);
      const rating = ratingOf(quality, chance);
      const praises = sayingsOf(praise[design.category], design.garment);
      const words = rating === 5 ? take(praises, chance) : wordsFor(design, rating, chance);
      return reviewOf(design, { author, rating, moment, words }, chance);
    }),
    ...[...buyers].map(([author, order]) => {
      const worn = daysWorn(order);
      if (worn === null) {
        const words = take(hasCome(order, 'MEASUREMENT_COMPLETED') ? underWay : justBegun, chance);
        return reviewOf(design, { author, rating: 5, moment: 0.98, words }, chance);
      }
      const rating = ratingOf(quality, chance);
      const words = wordsFor(design, rating, chance);
      const moment = 1 - Math.max((worn - daysToWear) * chance(), daysSince) / ageInDays(design.key);
      return reviewOf(design, { author, rating, moment, words }, chance);
    }),
  ];
}

/** Whether a paid order of this design exists. */
function isOrdered({ key }: DemoDesign): boolean {
  return demoOrders.some(({ design, isPaid }) => isPaid && design === key);
}

function hasCome({ moves }: DemoOrder, status: OrderStatus): boolean {
  return moves.some(({ to }) => to === status);
}

/** Days since delivery; null while the order is not delivered. */
function daysWorn({ moves, daysAgo }: DemoOrder): number | null {
  const delivered = moves.find(({ to }) => to === 'DELIVERED');
  return delivered ? daysAgo - delivered.hoursLater / 24 : null;
}

function hasSomethingToSay(order: DemoOrder): boolean {
  const worn = daysWorn(order);
  if (worn !== null) return worn > daysToWear;
  return hasCome(order, 'DESIGN_COMPLETED') && !hasCome(order, 'SHIPPED');
}

interface Opinion {
  author: string;
  rating: number;
  moment: number;
  words: string;
}

function reviewOf(design: DemoDesign, opinion: Opinion, chance: Chance): DemoReview {
  const { author, rating, moment, words } = opinion;
  const buyer = firstName(demoShoppers, author);
  const maker = firstName(demoMakers, design.maker);
  const fill = (sentence: string) =>
    sentence
      .replaceAll('{cloth}', design.materialOne)
      .replaceAll('{maker}', maker)
      .replaceAll('{buyer}', buyer)
      .trim();
  const hasPhotos = rating >= 4 && design.pictures.length > 1 && chance() < 0.16;
  const answers = chance() < (rating <= 3 ? 0.6 : 0.3);
  return {
    design: design.key,
    author,
    rating,
    comment: fill(words),
    photos: hasPhotos ? design.pictures.slice(1, 2 + Math.floor(chance() * 2)).map(({ file }) => file) : [],
    reply: answers ? fill(take(rating <= 3 ? amends : thanks, chance)) : '',
    helpful: chance() ** 3 * 0.5,
    moment,
  };
}

function ratingOf(quality: number, chance: Chance): number {
  const drawn = chance();
  if (drawn < quality) return 5;
  const rest = (drawn - quality) / (1 - quality);
  return rest < 0.6 ? 4 : rest < 0.85 ? 3 : rest < 0.95 ? 2 : 1;
}

function wordsFor({ category, garment }: DemoDesign, rating: number, chance: Chance): string {
  const isWorn = clothes.includes(category);
  const of = (...lists: (readonly Saying[])[]) => sayingsOf(lists.flat(), garment);
  const but = of(reserve, reserveOf[category] ?? [], isWorn ? reserveOfClothes : []);
  if (rating <= 2) return take(of(regret, isWorn ? regretOfClothes : []), chance);
  if (rating === 3) return take(but, chance);
  const praises = of(praise[category]);
  const praised = take(praises, chance);
  if (rating === 4) return chance() < 0.5 ? take(but, chance) : `${praised} ${take(but, chance)}`;
  const service = take(of(gladService, isWorn ? gladServiceOfClothes : []), chance);
  const more = praises.filter((one) => one !== praised);
  return chance() < 0.25 ? `${praised} ${take(more, chance)} ${service}` : `${praised} ${service}`;
}

function take(sentences: readonly string[], chance: Chance): string {
  const unheard = sentences.filter((one) => one === '' || !heardHere.has(one));
  const choice = unheard.length > 0 ? unheard : sentences;
  const fewest = Math.min(...choice.map((one) => usedCount.get(one) ?? 0));
  const rare = choice.filter((one) => (usedCount.get(one) ?? 0) <= fewest + 1);
  const chosen = rare[Math.floor(chance() * rare.length)] ?? '';
  usedCount.set(chosen, (usedCount.get(chosen) ?? 0) + 1);
  heardHere.add(chosen);
  return chosen;
}

function firstName(people: readonly Pick<DemoPerson, 'key' | 'name'>[], wanted: string): string {
  return people.find(({ key }) => key === wanted)?.name.split(' ')[0] ?? '';
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  return list
    .map((one) => ({ one, at: chance() }))
    .sort((one, other) => one.at - other.at)
    .map(({ one }) => one);
}
