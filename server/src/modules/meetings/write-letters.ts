import { titleInWords } from '#contracts/designs/languages/title-in-languages.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { type LetterContent, letterOf } from '#contracts/words/letter.ts';
import { deliveryParts } from '#server/modules/orders/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { writeMeetingFile } from './calendar/make-meeting-file.ts';
import { type MeetingNews, meetingChanged } from './meetings.events.ts';
import { type MeetingNewsRow, meetingNews } from './meetings.queries.ts';

type Side = 'buyer' | 'maker';
type Letters = Partial<Record<Side, LetterContent>>;

/**
 * Letters to both sides about changes of a meeting. The letters and the attached calendar file contain no address or
 * phone number; the linked page shows both.
 */
export function writeLetters(services: Services): void {
  const { db, mail, events, env } = services;
  events.on(meetingChanged, 'letters', async (news) => {
    const { meetingId, change, by, scheduledAt } = news;
    const [row] = await meetingNews(db, [meetingId]);
    // No reminder for a meeting that was cancelled meanwhile.
    if (!row || (change === 'DUE' && row.status !== 'SCHEDULED')) return;
    const values = letterValues(row, scheduledAt, env.PUBLIC_URL);
    const delivery = await deliveryParts(services, row.orderId);
    const letters: Letters = {
      BOOKED: () => booked(row, values, delivery),
      RESCHEDULED: () => moved(row, values, delivery, by),
      CANCELLED: () => calledOff(row, values, by === 'BUYER'),
      STARTED: () => ({}),
      COMPLETED: () => ({
        buyer: letterOf('meetings.measured', {
          ...{ maker: row.makerName, order: values.order, page: values.page, delivery: delivery.buyer },
          number: orderNumber(row.orderId, row.orderedAt),
        }),
      }),
      DUE: () => reminders(row, values),
    }[change]();
    const picture = row.pictureKey && pictureUrl(env.MEDIA_URL, row.pictureKey);
    const { makerName, title } = row;
    const facts = [{ label: 'fact.order', words: orderNumber(row.orderId, row.orderedAt) }] as const;
    const fileOf = (side: Side) => fileFor(row, news, side, env);
    await inTransaction(db, async (tx) => {
      await send('buyer', row.buyerEmail, row.buyerName);
      await send('maker', row.makerEmail, row.makerName);

      async function send(side: Side, to: string, name: string): Promise<void> {
        const says = letters[side];
        if (!says) return;
        const calendar = fileOf(side);
        const thing = { title, picture, ...(side === 'buyer' && { by: makerName }) };
        const shows = { thing, facts };
        await mail.send(tx, { to, name, says, shows, kind: 'MEETING', ...(calendar && { calendar }) });
      }
    });
  });
}

/** The calendar file of the meeting as of this event; null for events that do not concern the time. */
function fileFor(
  row: MeetingNewsRow,
  { change, revision, scheduledAt }: MeetingNews,
  side: Side,
  env: Services['env'],
): ((locale: Locale) => string) | null {
  if (change === 'STARTED' || change === 'COMPLETED') return null;
  const told = {
    ...row,
    revision,
    scheduledAt: new Date(scheduledAt),
    status: change === 'CANCELLED' ? ('CANCELLED' as const) : ('SCHEDULED' as const),
    address: null,
    notes: '',
  };
  return (locale) => writeMeetingFile(told, { side, locale, env });
}

/** Values used in every letter: the order, the start as ISO 8601, and the page of the meeting. */
function letterValues({ title, orderId, orderedAt }: MeetingNewsRow, appointment: string, publicUrl: string) {
  const number = orderNumber(orderId, orderedAt);
  const order = (locale: Locale) => `${titleInWords(title, locale)} (${number})`;
  return { order, appointment, page: `${publicUrl}/schedule-meeting/${orderId}` };
}

type LetterValues = ReturnType<typeof letterValues>;

const isVisit = ({ type }: MeetingNewsRow) => type === 'HOME_VISIT';

type Delivery = Awaited<ReturnType<typeof deliveryParts>>;

function booked(row: MeetingNewsRow, values: LetterValues, delivery: Delivery): Letters {
  const toBuyer = { ...values, maker: row.makerName, delivery: delivery.buyer };
  const toMaker = { ...values, buyer: row.buyerName, delivery: delivery.maker };
  return isVisit(row)
    ? {
        buyer: letterOf('meetings.visitBookedByYou', toBuyer),
        maker: letterOf('meetings.visitBooked', toMaker),
      }
    : {
        buyer: letterOf('meetings.callBookedByYou', toBuyer),
        maker: letterOf('meetings.callBooked', toMaker),
      };
}

function moved(
  row: MeetingNewsRow,
  values: LetterValues,
  delivery: Delivery,
  by: MeetingNews['by'],
): Letters {
  const toBuyer = { ...values, delivery: delivery.buyer };
  const toMaker = { ...values, delivery: delivery.maker };
  const toMover = isVisit(row) ? 'meetings.visitMovedByYou' : 'meetings.callMovedByYou';
  if (by === 'BUYER') {
    const name = isVisit(row) ? 'meetings.visitMovedByBuyer' : 'meetings.callMovedByBuyer';
    return {
      buyer: letterOf(toMover, toBuyer),
      maker: letterOf(name, { ...toMaker, buyer: row.buyerName }),
    };
  }
  const name = isVisit(row) ? 'meetings.visitMovedByMaker' : 'meetings.callMovedByMaker';
  return {
    buyer: letterOf(name, { ...toBuyer, maker: row.makerName }),
    maker: letterOf(toMover, toMaker),
  };
}

function calledOff(row: MeetingNewsRow, values: LetterValues, byBuyer: boolean): Letters {
  const toWho = letterOf(isVisit(row) ? 'meetings.visitOffByYou' : 'meetings.callOffByYou', values);
  if (byBuyer) {
    const name = isVisit(row) ? 'meetings.visitOffByBuyer' : 'meetings.callOffByBuyer';
    return { buyer: toWho, maker: letterOf(name, { ...values, buyer: row.buyerName }) };
  }
  const name = isVisit(row) ? 'meetings.visitOffByMaker' : 'meetings.callOffByMaker';
  return { buyer: letterOf(name, { ...values, maker: row.makerName }), maker: toWho };
}

function reminders(row: MeetingNewsRow, values: LetterValues): Letters {
  const { buyerName: buyer, makerName: maker } = row;
  return isVisit(row)
    ? {
        buyer: letterOf('meetings.visitAheadOfBuyer', values),
        maker: letterOf('meetings.visitAheadOfMaker', { ...values, buyer }),
      }
    : {
        buyer: letterOf('meetings.callAheadOfBuyer', { ...values, maker }),
        maker: letterOf('meetings.callAheadOfMaker', { ...values, buyer }),
      };
}
