import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { appointmentInWords } from '#contracts/platform/dates-in-words.ts';
import { tellDelivery } from '#server/modules/orders/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Letter } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/platform/services.ts';
import { meetingChanged } from './meetings.events.ts';
import { type MeetingNewsRow, meetingNews } from './meetings.queries.ts';

/** Mails that follow a meeting. They hold no address and no phone number: both stand on the page they lead to. */
export function writeLetters(services: Services): void {
  const { db, mail, events, env } = services;
  events.on(meetingChanged, 'letters', async ({ meetingId, change, by, scheduledAt }) => {
    const [row] = await meetingNews(db, [meetingId]);
    // What was called off meanwhile is not announced any more.
    if (!row || (change === 'DUE' && row.status !== 'SCHEDULED')) return;
    const about = { row, when: appointmentInWords(new Date(scheduledAt)), page: pageOf(row) };
    const delivery = change === 'COMPLETED' ? await tellDelivery(services, row.orderId) : '';
    const letters = {
      BOOKED: () => [toMaker(about, 'A measurement meeting on', `${row.buyerName} has booked`)],
      RESCHEDULED: () => {
        const who = by === 'BUYER' ? row.buyerName : row.makerName;
        const write = by === 'BUYER' ? toMaker : toBuyer;
        return [write(about, 'A meeting was moved to', `${who} has moved to another time`)];
      },
      CANCELLED: () => [by === 'BUYER' ? calledOff(about, 'maker') : calledOff(about, 'buyer')],
      STARTED: () => [],
      COMPLETED: () => [completed(about, delivery)],
      DUE: () => [reminder(about, 'buyer'), reminder(about, 'maker')],
    }[change]();
    await inTransaction(db, async (tx) => {
      for (const letter of letters) await mail.send(tx, { ...letter, kind: 'MEETING' });
    });
  });

  function pageOf({ orderId }: MeetingNewsRow): string {
    return `${env.PUBLIC_URL}/schedule-meeting/${orderId}`;
  }
}

interface About {
  row: MeetingNewsRow;
  /** "Sun, 22 Nov 2026, 11:00 am". */
  when: string;
  page: string;
}

function kindOf({ type }: MeetingNewsRow): string {
  return type === 'HOME_VISIT' ? 'a home visit' : 'a phone call';
}

function orderOf({ title, orderId, orderedAt }: MeetingNewsRow): string {
  return `${title} (${orderNumber(orderId, orderedAt)})`;
}

function toMaker({ row, when, page }: About, subject: string, lead: string): Letter {
  return {
    to: row.makerEmail,
    subject: `${subject} ${when}`,
    text: `Hello ${row.makerName},\n\n${lead}: ${kindOf(row)} on ${when}, to measure for ${orderOf(row)}.\n\nEverything you need for it, and a file for your calendar, is here: ${page}`,
  };
}

function toBuyer({ row, when, page }: About, subject: string, lead: string): Letter {
  return {
    to: row.buyerEmail,
    subject: `${subject} ${when}`,
    text: `Hello ${row.buyerName},\n\n${lead}: ${kindOf(row)} on ${when}, to measure for ${orderOf(row)}.\n\nIf the time does not suit you, you can move it here, and take it into your calendar: ${page}`,
  };
}

function calledOff({ row, when, page }: About, to: 'buyer' | 'maker'): Letter {
  const isBuyer = to === 'buyer';
  const next = isBuyer
    ? 'You can book another time here'
    : 'Your time is free again. The buyer can book another; you find the order here';
  return {
    to: isBuyer ? row.buyerEmail : row.makerEmail,
    subject: `The meeting on ${when} was called off`,
    text: `Hello ${isBuyer ? row.buyerName : row.makerName},\n\n${isBuyer ? row.makerName : row.buyerName} has called off ${kindOf(row)} on ${when}, for ${orderOf(row)}.\n\n${next}: ${page}`,
  };
}

function completed({ row, page }: About, delivery: string): Letter {
  return {
    to: row.buyerEmail,
    subject: `The measurements for ${orderNumber(row.orderId, row.orderedAt)} are taken`,
    text: `Hello ${row.buyerName},\n\n${row.makerName} has your measurements for ${orderOf(row)}. ${delivery}\n\nYou find the order here: ${page}`,
  };
}

function reminder({ row, when, page }: About, to: 'buyer' | 'maker'): Letter {
  const isBuyer = to === 'buyer';
  const line =
    row.type === 'PHONE_CALL'
      ? `${isBuyer ? `${row.makerName} will call you` : `please call ${row.buyerName}`} on ${when}`
      : `${isBuyer ? `please be at home on ${when}` : `you are expected at the home of ${row.buyerName} on ${when}`}`;
  return {
    to: isBuyer ? row.buyerEmail : row.makerEmail,
    subject: `Reminder: ${kindOf(row).slice(2)} on ${when}`,
    text: `Hello ${isBuyer ? row.buyerName : row.makerName},\n\nA reminder: ${line}, to measure for ${orderOf(row)}.\n\nIf that has become impossible, please choose another time here: ${page}`,
  };
}
