import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import { minutesOf } from '#contracts/meetings/meeting.states.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { type Locale, pageIn } from '#contracts/platform/locales.ts';
import { filesIn } from '#contracts/words/catalogues/files-in.ts';
import { fill } from '#contracts/words/words.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { getMeeting } from '../list-meetings.ts';
import { type MeetingNewsRow, meetingNews } from '../meetings.queries.ts';
import { writeCalendar } from './write-calendar.ts';

/** The calendar file of a meeting, for one of its two sides. Throws NOT_FOUND for others. */
export async function makeMeetingFile(
  { db, env }: Pick<Services, 'db' | 'env'>,
  meetingId: number,
  viewerId: number,
  locale: Locale,
): Promise<string> {
  await getMeeting(db, meetingId, viewerId);
  const [row] = await meetingNews(db, [meetingId]);
  if (!row) throw notFound('meetings.meetingMissing');
  const side = row.buyerId === viewerId ? 'buyer' : 'maker';
  return writeMeetingFile(row, { side, locale, env });
}

interface Reader {
  side: 'buyer' | 'maker';
  locale: Locale;
  env: Pick<Services['env'], 'PUBLIC_URL' | 'MAIL_FROM'>;
}

/** The calendar file for a row already read. Leaves out address and notes if the row has none. */
export function writeMeetingFile(row: MeetingNewsRow, { side, locale, env }: Reader): string {
  const words = filesIn[locale].meeting;
  const say = (text: string, values: Record<string, string | TitleInLanguages>) =>
    fill<never>(text, values, locale, () => undefined);
  const name = side === 'buyer' ? row.makerName : row.buyerName;
  const number = say(words.order, { number: orderNumber(row.orderId, row.orderedAt) });
  return writeCalendar({
    uid: `meeting-${row.id}@${new URL(env.PUBLIC_URL).host}`,
    revision: row.revision,
    changedAt: row.updatedAt,
    begins: row.scheduledAt,
    minutes: minutesOf[row.type],
    summary: say(words[row.type === 'HOME_VISIT' ? 'HOME_VISIT' : 'PHONE_CALL'], { name, title: row.title }),
    description: [number, row.notes].filter((line) => line !== '').join('\n'),
    location: row.address ? placeOf(row.address) : '',
    url: pageIn(locale, env.PUBLIC_URL, `${env.PUBLIC_URL}/schedule-meeting/${row.orderId}`),
    organizer: addressOf(env.MAIL_FROM),
    isCancelled: row.status === 'CANCELLED',
  });
}

/** The email address of a sender such as `Tanabana <hello@tanabana.example>`. */
function addressOf(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}

function placeOf(address: {
  fullAddress: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
}) {
  const { fullAddress, city, state, pincode, country } = address;
  return `${fullAddress}, ${city}, ${state} ${pincode}, ${country}`;
}
