import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { demoMakers } from '#demo/catalogue/demo-makers.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import type { DemoDesign } from '#demo/catalogue/demo-types.ts';
import { demoTalk, demoTalkOfAnything } from '#demo/talk/demo-talk.ts';
import type { Talk } from '#demo/talk/talk.ts';
import { seededNumbers } from '../seeded-numbers.ts';

/** A comment on a design. `author` is a shopper, or the maker who replies. */
export interface DemoComment {
  key: string;
  design: string;
  author: string;
  content: string;
  /** The key of the comment that this one replies to. */
  replyTo?: string;
  /** The people it mentions. */
  mentions?: readonly string[];
  /** When it was posted, as a fraction of the time from publication until now, above 0 and below 1. */
  moment: number;
}

/** No remark is used more often than this; otherwise neighbouring designs would have the same comments. */
const mostOften = 2;
const wellTalkedOf = 12;

/** The asker's thanks for the maker's reply. */
const thanked = [
  'That settles it. Thank you!',
  'Thank you, that is what I hoped to read.',
  'Good to know. I shall write before the week is over.',
];

/** All comments of the demo, by design and in the order in which they are posted. */
export const demoComments: readonly DemoComment[] = talkOfAll();

function talkOfAll(): DemoComment[] {
  const usedCount = new Map<Talk, number>();
  return demoDesigns.flatMap((design, place) => {
    const chance = seededNumbers(`${design.key}/talk`);
    // Designs on the first page have several comments. Of the rest, some have comments and some have none.
    const wanted = place < wellTalkedOf ? 4 + Math.floor(chance() * 4) : Math.floor(chance() ** 1.6 * 3.6);
    const authors = shuffled(demoShoppers, chance).slice(0, wanted);
    const talks = shuffled(talksFor(design), chance)
      .sort((one, other) => (usedCount.get(one) ?? 0) - (usedCount.get(other) ?? 0))
      .filter((talk) => (usedCount.get(talk) ?? 0) < mostOften)
      .slice(0, wanted);
    for (const talk of talks) usedCount.set(talk, (usedCount.get(talk) ?? 0) + 1);
    return talks.flatMap((talk, nth) => spoken(design, talk, authors[nth]?.key ?? '', nth, talks.length));
  });
}

function talksFor({ category, garment }: DemoDesign): Talk[] {
  const fits = ({ of }: Talk) => of === undefined || of.includes(garment);
  return [...demoTalk[category], ...demoTalkOfAnything].filter(fits);
}

function spoken(design: DemoDesign, talk: Talk, author: string, nth: number, all: number): DemoComment[] {
  const moment = (nth + 1) / (all + 1);
  const key = `${design.key}/${nth}`;
  const remark = { key, design: design.key, author, content: filled(talk.says, design), moment };
  if (talk.answer === undefined) return [remark];
  const asker = demoShoppers.find((shopper) => shopper.key === author);
  // Makers mention the asker in every second reply.
  const isNamed = asker !== undefined && nth % 2 === 0;
  const answer = {
    key: `${key}/answer`,
    design: design.key,
    author: design.maker,
    content: `${isNamed ? `@${asker.name} ` : ''}${filled(talk.answer, design)}`,
    replyTo: key,
    mentions: isNamed ? [author] : [],
    moment: moment + 0.3 / (all + 1),
  };
  if (nth > 0) return [remark, answer];
  const thanks = {
    key: `${key}/thanks`,
    design: design.key,
    author,
    content: thanked[design.key.length % thanked.length] ?? '',
    replyTo: key,
    moment: moment + 0.5 / (all + 1),
  };
  return [remark, answer, thanks];
}

function filled(words: string, { maker, materialOne, completionDays }: DemoDesign): string {
  const name = demoMakers.find(({ key }) => key === maker)?.name ?? '';
  return words
    .replaceAll('{cloth}', materialOne.toLowerCase())
    .replaceAll('{days}', String(completionDays))
    .replaceAll('{maker}', name.split(' ')[0] ?? '');
}

function shuffled<T>(list: readonly T[], chance: () => number): T[] {
  return list
    .map((one) => ({ one, at: chance() }))
    .sort((one, other) => one.at - other.at)
    .map(({ one }) => one);
}
