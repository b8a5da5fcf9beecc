import { expect, test } from 'vitest';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { demoMakers } from '#demo/catalogue/demo-makers.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import { demoBoards } from './demo-boards.ts';
import { demoComments } from './demo-comments.ts';
import { demoEnquiries } from './demo-enquiries.ts';
import { demoOrders } from './demo-orders.ts';
import { demoReviews } from './demo-reviews.ts';
import { demoStories } from './demo-stories.ts';

const designs = new Set(demoDesigns.map(({ key }) => key));
const people = new Set([...demoMakers, ...demoShoppers].map(({ key }) => key));

test('what is said, bought and kept in the demo names designs that it has', () => {
  const named = [
    ...[...demoOrders, ...demoReviews, ...demoComments, ...demoEnquiries].map(({ design }) => design),
    ...demoBoards.flatMap(({ designs: kept }) => kept),
  ];
  expect(named.filter((design) => !designs.has(design))).toEqual([]);
});

test('whoever speaks, buys or shows something in the demo is one of its people', () => {
  const named = [
    ...demoDesigns.map(({ maker }) => maker),
    ...demoStories.map(({ maker }) => maker),
    ...[...demoOrders, ...demoBoards].map(({ shopper }) => shopper),
    ...[...demoReviews, ...demoComments].map(({ author }) => author),
    ...demoEnquiries.flatMap(({ asker }) => ('person' in asker ? [asker.person] : [])),
  ];
  expect(named.filter((person) => !people.has(person))).toEqual([]);
});
