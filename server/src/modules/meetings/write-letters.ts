import { letterOf, type SaidLetter } from '#contracts/letters/letter.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { tellDelivery } from '#server/modules/orders/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { meetingChanged } from './meetings.events.ts';
import { type MeetingNewsRow, meetingNews } from './meetings.queries.ts';

type Letters = Partial<Record<'buyer' | 'maker', SaidLetter>>;

/** Mails that follow a meeting. They hold no address and no phone number: both stand on the page they lead to. */
export function writeLetters(services: Services): void {
  const { db, mail, events, env } = services;
  events.on(meetingChanged, 'letters', async ({ meetingId, change, by, scheduledAt }) => {
    const [row] = await meetingNews(db, [meetingId]);
    // What was called off meanwhile is not announced any more.
    if (!row || (change === 'DUE' && row.status !== 'SCHEDULED')) return;
    const said = saidOf(row, scheduledAt, env.PUBLIC_URL);
    const delivery = change === 'COMPLETED' ? await tellDelivery(services, row.orderId) : null;
    const letters: Letters = {
      BOOKED: () => booked(row, said),
      RESCHEDULED: () => moved(row, said, by === 'BUYER'),
      CANCELLED: () => calledOff(row, said, by === 'BUYER'),
      STARTED: () => ({}),
      COMPLETED: () => ({
        buyer: letterOf('meetings.measured', {
          ...{ maker: row.makerName, order: said.order, page: said.page, delivery },
          number: orderNumber(row.orderId, row.orderedAt),
        }),
      }),
      DUE: () => reminders(row, said),
    }[change]();
    await inTransaction(db, async (tx) => {
      await send(letters.buyer, row.buyerEmail, row.buyerName);
      await send(letters.maker, row.makerEmail, row.makerName);

      async function send(says: SaidLetter | undefined, to: string, name: string): Promise<void> {
        if (says) await mail.send(tx, { to, name, says, kind: 'MEETING' });
      }
    });
  });
}

/** What each letter names: the order, the moment as ISO 8601, and the page of the meeting. */
function saidOf({ title, orderId, orderedAt }: MeetingNewsRow, appointment: string, publicUrl: string) {
  const order = `${title} (${orderNumber(orderId, orderedAt)})`;
  return { order, appointment, page: `${publicUrl}/schedule-meeting/${orderId}` };
}

type Said = ReturnType<typeof saidOf>;

const isVisit = ({ type }: MeetingNewsRow) => type === 'HOME_VISIT';

function booked(row: MeetingNewsRow, said: Said): Letters {
  const name = isVisit(row) ? 'meetings.visitBooked' : 'meetings.callBooked';
  return { maker: letterOf(name, { ...said, buyer: row.buyerName }) };
}

function moved(row: MeetingNewsRow, said: Said, byBuyer: boolean): Letters {
  if (byBuyer) {
    const name = isVisit(row) ? 'meetings.visitMovedByBuyer' : 'meetings.callMovedByBuyer';
    return { maker: letterOf(name, { ...said, buyer: row.buyerName }) };
  }
  const name = isVisit(row) ? 'meetings.visitMovedByMaker' : 'meetings.callMovedByMaker';
  return { buyer: letterOf(name, { ...said, maker: row.makerName }) };
}

function calledOff(row: MeetingNewsRow, said: Said, byBuyer: boolean): Letters {
  if (byBuyer) {
    const name = isVisit(row) ? 'meetings.visitOffByBuyer' : 'meetings.callOffByBuyer';
    return { maker: letterOf(name, { ...said, buyer: row.buyerName }) };
  }
  const name = isVisit(row) ? 'meetings.visitOffByMaker' : 'meetings.callOffByMaker';
  return { buyer: letterOf(name, { ...said, maker: row.makerName }) };
}

function reminders(row: MeetingNewsRow, said: Said): Letters {
  const { buyerName: buyer, makerName: maker } = row;
  return isVisit(row)
    ? {
        buyer: letterOf('meetings.visitAheadOfBuyer', said),
        maker: letterOf('meetings.visitAheadOfMaker', { ...said, buyer }),
      }
    : {
        buyer: letterOf('meetings.callAheadOfBuyer', { ...said, maker }),
        maker: letterOf('meetings.callAheadOfMaker', { ...said, buyer }),
      };
}
