import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fittingGarments } from '#contracts/quotes/briefs/brief-fit.ts';
import { briefWords } from '#contracts/quotes/briefs/briefs.fields.ts';
import { briefLimits } from '#contracts/quotes/briefs/briefs.rules.ts';
import { mentionsContact } from '#contracts/quotes/mentions-contact.ts';
import { subtotalOf } from '#contracts/quotes/quotes.rules.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import { type DemoBrief, demoBriefs } from './demo-briefs.ts';
import { demoChats } from './demo-chats.ts';

const pictures = join(import.meta.dirname, '../../../../demo/pictures');

const bids = demoBriefs.flatMap((brief) => brief.bids.map((bid) => ({ ...bid, brief })));

test('the briefs of the demo could be posted, and are still open if they took no bid', () => {
  for (const brief of demoBriefs) {
    const pincode = demoShoppers.find(({ key }) => key === brief.shopper)?.pincode;
    const words = { ...brief, pincode, neededBy: '2027-01-01', mediaIds: [] };
    expect(briefWords.safeParse(words).success, brief.key).toBe(true);
    expect(mentionsContact(brief.words), brief.key).toBe(false);
    expect(brief.pictures.filter((file) => !existsSync(join(pictures, file)))).toEqual([]);
    expect(brief.hoursAgo, brief.key).toBeLessThan(briefLimits.openDays * 24 - 48);
  }
});

test('everyone who bids makes the garment, bids once, and within the time of the brief', () => {
  for (const { key, maker, hoursAgo, brief } of bids) {
    const designs = demoDesigns.filter((design) => design.maker === maker);
    expect(
      fittingGarments(designs).map(({ garment }) => garment),
      key,
    ).toContain(brief.garment);
    expect(hoursAgo, key).toBeLessThan(brief.hoursAgo);
    expect(hoursAgo, key).toBeGreaterThan(brief.taken?.hoursAgo ?? 0);
  }
  expect(new Set(bids.map(({ maker, brief }) => `${maker} ${brief.key}`)).size).toBe(bids.length);
});

test('bids come before the conversation of their two sides, and after the bids written before them', () => {
  for (const { key, maker, hoursAgo, brief } of bids) {
    const chat = demoChats.find((one) => one.maker === maker && one.shopper === brief.shopper);
    const minutes = chat?.lines.reduce((sum, { after }) => sum + after, 0) ?? 0;
    if (chat) expect(hoursAgo, key).toBeGreaterThan(chat.endedHoursAgo + minutes / 60);
  }
  const ofOne = Map.groupBy(bids, ({ maker, brief }) => `${maker} ${brief.shopper}`);
  for (const [both, written] of ofOne) {
    const hours = written.map(({ hoursAgo }) => hoursAgo);
    expect(hours, both).toEqual(hours.toSorted((one, other) => other - one));
  }
});

test('the known shopper compares prices above and within the budget; the known maker has one brief left to bid on', () => {
  const known = (brief: DemoBrief) => brief.bids.some(({ maker }) => maker === 'meher-ansari');
  const [open] = demoBriefs.filter(({ shopper, taken }) => shopper === 'ananya-iyer' && taken === null);
  const prices = open?.bids.map(({ offer }) => subtotalOf(offer.lines) / 100) ?? [];
  expect(prices.map((price) => price <= (open?.budgetTo ?? 0))).toEqual([true, false, true]);
  expect(open && known(open)).toBe(true);
  const left = demoBriefs.filter((brief) => brief.shopper !== 'ananya-iyer' && !known(brief));
  expect(left.map(({ bids: { length } }) => length)).toEqual([2]);
  const makes = fittingGarments(demoDesigns.filter(({ maker }) => maker === 'meher-ansari'));
  expect(makes.map(({ garment }) => garment)).toContain(left[0]?.garment);
});
