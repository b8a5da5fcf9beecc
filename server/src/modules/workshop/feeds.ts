import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { stepNameIn } from '#contracts/plans/step-name.ts';
import { addDays, type IstDay } from '#contracts/platform/ist-day.ts';
import { type Locale, pageIn } from '#contracts/platform/locales.ts';
import { filesIn } from '#contracts/words/catalogues/files-in.ts';
import { fill } from '#contracts/words/words.ts';
import { hashSecretToken, newSecretToken } from '#server/modules/accounts/public.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import { cardsOfOrders } from '#server/modules/orders/public.ts';
import { calendarFile, calendarMoment, calendarText } from '#server/platform/calendar/calendar-file.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { readWorkshop } from './read-workshop.ts';
import { deleteFeed, feedOfMaker, makerOfFeed, writeFeedToken } from './workshop.queries.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'env'>;

export async function showFeed({ db }: Needed, makerId: number): Promise<{ since: string } | null> {
  const [feed] = await feedOfMaker(db, [makerId]);
  return feed ? { since: feed.createdAt.toISOString() } : null;
}

/** Makes the secret address of a maker, of which only a hash is stored; an earlier one ends with it. */
export async function renewFeed(
  { db, clock, env }: Needed,
  makerId: number,
  locale: Locale,
): Promise<string> {
  const token = newSecretToken();
  await writeFeedToken(db, [makerId, hashSecretToken(token), clock.now()]);
  return `${env.PUBLIC_URL}/api/workshop/feed.ics?${new URLSearchParams({ token, lang: locale })}`;
}

export async function endFeed({ db }: Needed, makerId: number): Promise<void> {
  await deleteFeed(db, [makerId]);
}

interface Entry {
  uid: string;
  from: IstDay;
  to: IstDay;
  summary: string;
  orderId: number;
}

/**
 * The calendar at a secret address: due days and planned steps as whole days, with titles and order numbers, without
 * anything of the buyers. Throws NOT_FOUND for an unknown, ended or renewed address.
 */
export async function writeFeed({ db, clock, env }: Needed, token: string, locale: Locale): Promise<string> {
  const [found] = await makerOfFeed(db, [hashSecretToken(token)]);
  if (!found) throw notFound('workshop.feedMissing');
  const now = clock.now();
  const { orders, steps } = await readWorkshop(db, found.makerId, now);
  const cards = new Map(
    (await cardsOfOrders(db, [orders.map(({ id }) => id), locale])).map((card) => [card.id, card]),
  );
  const words = filesIn[locale].workshop;
  const say = (text: string, values: Record<string, string | TitleInLanguages>) =>
    fill<never>(text, values, locale, () => undefined);
  const titleOf = (orderId: number) => {
    const card = cards.get(orderId);
    return card ? titleFor(card, locale).title : '';
  };
  const entries: Entry[] = [
    ...orders.map(({ id, dueBy }) => ({
      ...{ uid: `due-${id}`, orderId: id, from: dueBy, to: dueBy },
      summary: say(words.due, { title: titleOf(id) }),
    })),
    ...steps.map(({ id, orderId, kind, name, who, from, to }) => ({
      ...{ uid: `step-${id}`, orderId, from, to },
      summary: say(who === '' ? words.step : words.stepBy, {
        ...{ step: stepNameIn(locale, { kind, name }), title: titleOf(orderId), name: who },
      }),
    })),
  ];
  return calendarFile([
    'PRODID:-//Tanabana//Workshop//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${calendarText(words.name)}`,
    ...entries.flatMap(eventOf),
  ]);

  function eventOf({ uid, from, to, summary, orderId }: Entry): string[] {
    const card = cards.get(orderId);
    const number = card ? say(words.order, { number: orderNumber(card.id, card.createdAt) }) : '';
    return [
      'BEGIN:VEVENT',
      `UID:${uid}@${new URL(env.PUBLIC_URL).host}`,
      `DTSTAMP:${calendarMoment(now)}`,
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      // The end is the day after the last.
      `DTEND;VALUE=DATE:${addDays(to, 1).replaceAll('-', '')}`,
      'TRANSP:TRANSPARENT',
      `SUMMARY:${calendarText(summary)}`,
      `DESCRIPTION:${calendarText(number)}`,
      `URL:${pageIn(locale, env.PUBLIC_URL, `${env.PUBLIC_URL}/order-details/sale/${orderId}`)}`,
      'END:VEVENT',
    ];
  }
}
