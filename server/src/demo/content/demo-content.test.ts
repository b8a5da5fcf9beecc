import { expect, test } from 'vitest';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { demoMakers } from '#demo/catalogue/demo-makers.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import { anyTalk } from '#demo/talk/any.talk.ts';
import { ageInDays } from '../design-age.ts';
import { measuringOfDemo } from '../measuring-of-demo.ts';
import { demoBoards } from './demo-boards.ts';
import { demoComments } from './demo-comments.ts';
import { demoReports, demoSuspensions, demoTakedowns, demoVerifications } from './demo-desk.ts';
import { demoEndings, orderOf } from './demo-endings.ts';
import { demoEnquiries } from './demo-enquiries.ts';
import { demoNewcomers } from './demo-newcomers.ts';
import { demoOrders, onFirstPage } from './demo-orders.ts';
import { demoReviews } from './demo-reviews.ts';
import { demoDrafts, demoReplies, demoShops } from './demo-shops.ts';
import { demoStories } from './demo-stories.ts';

const designs = new Set(demoDesigns.map(({ key }) => key));
const people = new Set([...demoMakers, ...demoShoppers].map(({ key }) => key));

test('what is said, bought and kept in the demo names designs that it has', () => {
  const named = [
    ...[...demoOrders, ...demoReviews, ...demoComments, ...demoEnquiries, ...demoTakedowns].map(
      ({ design }) => design,
    ),
    ...demoReports.flatMap(({ about }) => ('design' in about ? [about.design] : [])),
    ...demoBoards.flatMap(({ designs: kept }) => kept),
  ];
  expect(named.filter((design) => !designs.has(design))).toEqual([]);
});

/** Matches texts that promise made-to-measure work or the buyer's own size, in the languages of the demo. */
const promises =
  /\b(your (own )?(measures?|measurements?|sizes?|waist|head|neck|neckline|chest|shoulder|sleeve|ankle|wrist|foot|feet|parting|window|door|rod)|to your|measure you|measure your|fits you|two fittings)\b|आप(के|की) (नाप|माप)|আপনার মাপ|உங்கள் அளவ/i;

test('a design of the demo promises the buyer’s own measure only where its order takes it, and sizes only where there are some', () => {
  const words = demoDesigns.map((design) => ({
    title: design.title,
    measuring: measuringOfDemo(design),
    said: [design, ...Object.values(design.translations)]
      .map(({ description = '' }) => description)
      .join(' '),
  }));
  const unmeasured = words.filter(
    ({ measuring, said }) => measuring !== 'MADE_TO_MEASURE' && promises.test(said),
  );
  expect(unmeasured).toEqual([]);
  // The singular "size" is allowed: "one size", as for bangles, offers no choice.
  const unsized = words.filter(({ measuring, said }) => measuring === 'NONE' && /\bsizes\b/i.test(said));
  expect(unsized).toEqual([]);
  expect(words.filter(({ said }) => promises.test(said)).length).toBeGreaterThan(5);
});

test('every design of the demo has a title of its own in each language, in its letters', () => {
  const languages = ['hi', 'bn', 'ta'] as const;
  const titles = languages.flatMap((language) =>
    demoDesigns.map(({ key, translations }) => ({ key, language, title: translations[language].title })),
  );
  expect(titles.filter(({ language, title }) => writtenIn(title) !== language)).toEqual([]);
  expect(titles.filter(({ title }) => /[a-z]/i.test(title))).toEqual([]);
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
});

test('what is said under any design promises no measuring', () => {
  const said = anyTalk.flatMap(({ says, answer = '' }) => [says, answer]);
  expect(said.filter((words) => /\bmeasur/i.test(words))).toEqual([]);
});

test('whoever speaks, buys or shows something in the demo is one of its people', () => {
  const named = [
    ...[...demoDesigns, ...demoShops, ...demoDrafts, ...demoReplies, ...demoVerifications].map(
      ({ maker }) => maker,
    ),
    ...demoReports.map(({ by }) => by),
    ...demoSuspensions.map(({ person }) => person),
    ...demoComments.flatMap(({ mentions = [] }) => mentions),
    ...demoStories.map(({ maker }) => maker),
    ...[...demoOrders, ...demoBoards].map(({ shopper }) => shopper),
    ...[...demoReviews, ...demoComments].map(({ author }) => author),
    ...demoEnquiries.flatMap(({ asker }) => ('person' in asker ? [asker.person] : [])),
  ];
  expect(named.filter((person) => !people.has(person))).toEqual([]);
});

test('newcomers of the demo are none of its other people', () => {
  expect(demoNewcomers.filter(({ key }) => people.has(key))).toEqual([]);
});

test('a report about somebody waits in the demo: suspending them would have upheld it', () => {
  const suspended = new Set(demoSuspensions.map(({ person }) => person));
  const waiting = demoReports.flatMap(({ about, dismissedWith }) =>
    'person' in about && dismissedWith === null ? [about.person] : [],
  );
  expect(waiting.filter((person) => people.has(person) && !suspended.has(person))).not.toEqual([]);
});

test('whoever asks to cancel in the demo has an order to cancel', () => {
  const asked = demoEndings.map((ending) => orderOf(ending).key);
  expect(new Set(asked).size).toBe(demoEndings.length);
});

test('what the demo answers was said before, under the same design', () => {
  const said = new Map(demoComments.map((comment) => [comment.key, comment]));
  const odd = demoComments.filter(({ replyTo, design, moment }) => {
    const answered = replyTo === undefined ? undefined : said.get(replyTo);
    return replyTo !== undefined && (answered?.design !== design || answered.moment >= moment);
  });
  expect(odd).toEqual([]);
});

test('buyers have reviewed each design on the first page of the demo, the first one most, and others as well', () => {
  const bought = new Set(
    demoOrders.filter(({ isPaid }) => isPaid).map(({ design, shopper }) => `${design}/${shopper}`),
  );
  const reviewed = demoDesigns.slice(0, onFirstPage).map(({ key }) => {
    const reviews = demoReviews.filter(({ design }) => design === key);
    const ofBuyers = reviews.filter(({ author }) => bought.has(`${key}/${author}`)).length;
    return { ofBuyers, ofOthers: reviews.length - ofBuyers };
  });
  expect(reviewed[0]?.ofBuyers).toBeGreaterThan(3);
  expect(reviewed.filter(({ ofBuyers, ofOthers }) => ofBuyers < 2 || ofOthers < 1)).toEqual([]);
  expect(demoReviews.filter(({ moment }) => moment >= 1)).toEqual([]);
});

test('buyers have reviewed half of the designs of the demo', () => {
  const bought = new Set(
    demoOrders.filter(({ isPaid }) => isPaid).map(({ design, shopper }) => `${design}/${shopper}`),
  );
  const ofBuyers = demoReviews.filter(({ design, author }) => bought.has(`${design}/${author}`));
  expect(new Set(ofBuyers.map(({ design }) => design)).size * 2).toBeGreaterThan(demoDesigns.length);
});

test('nothing of the demo was ordered or reviewed before it was published', () => {
  // An order is placed in the shop hours of its day, which may be half a day earlier.
  const early = demoOrders.filter(({ design, daysAgo }) => daysAgo + 14 / 24 >= ageInDays(design));
  expect(early).toEqual([]);
  expect(demoReviews.filter(({ moment }) => moment <= 0)).toEqual([]);
});

test('what is said of a saree or a dhoti speaks of nothing that is sewn', () => {
  const draped = new Set(
    demoDesigns.filter(({ garment }) => ['saree', 'dhoti'].includes(garment)).map(({ key }) => key),
  );
  const said = demoReviews.filter(({ design }) => draped.has(design)).map(({ comment }) => comment);
  expect(said.length).toBeGreaterThan(10);
  expect(
    said.filter((words) =>
      /pocket|sleeve|shoulder|collar|neckline|armhole|seam|inches|take it in/i.test(words),
    ),
  ).toEqual([]);
});
