import { feedPageSize } from '#contracts/feed/feed.contract.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { refreshTrending } from '#server/modules/feed/refresh-trending.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Services } from '#server/platform/services.ts';
import { createPeople } from '../create-people.ts';
import {
  countDemo,
  findDoneParts,
  isEmptyDatabase,
  lastPart,
  markPartDone,
  readOlderNews,
} from '../demo.queries.ts';
import { giveSomeBack } from '../give-some-back.ts';
import type { PayHeadless } from '../pay-headless.ts';
import { placeOrders } from '../place-orders.ts';
import { publishDesigns } from '../publish-designs.ts';
import { putUpStories } from '../put-up-stories.ts';
import { fillBook } from './custom-orders/fill-book.ts';
import { fillBriefs } from './custom-orders/fill-briefs.ts';
import { fillCloth } from './custom-orders/fill-cloth.ts';
import { fillFit } from './custom-orders/fill-fit.ts';
import { fillFunctionDay } from './custom-orders/fill-function-day.ts';
import { fillHands } from './custom-orders/fill-hands.ts';
import { fillOccasion } from './custom-orders/fill-occasion.ts';
import { fillPlan } from './custom-orders/fill-plan.ts';
import { fillPromises } from './custom-orders/fill-promises.ts';
import { fillQuotes } from './custom-orders/fill-quotes.ts';
import { fillSwatch } from './custom-orders/fill-swatch.ts';
import { fillTrust } from './custom-orders/fill-trust.ts';
import { dateBack } from './date-back.ts';
import { fillAddresses } from './fill-addresses.ts';
import { fillChats } from './fill-chats.ts';
import { fillColours } from './fill-colours.ts';
import { fillComments } from './fill-comments.ts';
import { fillComplaints } from './fill-complaints.ts';
import { fillDesk } from './fill-desk.ts';
import { fillEndings } from './fill-endings.ts';
import { fillEnquiries } from './fill-enquiries.ts';
import { fillBoards, fillFollows } from './fill-follows.ts';
import { fillMeasurements } from './fill-measurements.ts';
import { fillMeetings } from './fill-meetings.ts';
import { fillReviews } from './fill-reviews.ts';
import { fillShares } from './fill-shares.ts';
import { fillShops } from './fill-shops.ts';
import { fillUpdates } from './fill-updates.ts';
import { fillViews } from './fill-views.ts';

/** How many notifications of each demo person are left unread. */
const unreadNews = 5;

export interface DemoFill {
  /** Resolves when every part was filled or has failed, or when the fill was stopped. */
  done: Promise<'tried' | 'stopped'>;
  /** Stops between two steps. The next start resumes there. */
  stop(): Promise<void>;
}

/**
 * Null if the database holds anything but the demo. Otherwise creates the demo's people and the first page of the
 * feed immediately, so that the first visitor finds both; `fillDemo` adds the rest.
 */
export async function beginDemo(services: Services): Promise<Map<string, number> | null> {
  const { designs, orders } = await countDemo(services.db);
  if (designs === 0 && orders === 0 && !(await isEmptyDatabase(services.db))) return null;
  const people = await createPeople(services);
  const filled = await findDoneParts(services.db);
  if (!filled.has('designs'))
    await publishDesigns(services, people, { designs: demoDesigns.slice(0, feedPageSize) });
  return people;
}

/**
 * Fills the missing parts of the demo in the background. Each part is filled once, so that people's later changes and
 * deletions are kept. A part that was interrupted or failed is resumed at the next start. It blocks no other part,
 * except that pauses of shops and acts of the desk wait for the orders. Without `pay`, as with a real provider, no
 * orders are made: the demo moves no real money.
 */
export function fillDemo(
  services: ServicesWithPayments,
  pay: PayHeadless | null,
  people: Map<string, number>,
): DemoFill {
  const { db, log } = services;
  let isStopping = false;
  let hasFailed = false;
  const stopping = () => isStopping;
  const done = fill()
    .catch((error: unknown) => log.error({ err: error }, 'the demo could not be filled'))
    .then(() => (isStopping ? 'stopped' : 'tried'));
  return {
    done,
    async stop() {
      isStopping = true;
      await done;
    },
  };

  async function fill(): Promise<void> {
    const filled = await findDoneParts(db);
    // Stories expire after a day, so each start adds new ones.
    await attempt('stories', () => putUpStories(services, people, stopping));
    await once('designs', () => publishDesigns(services, people, { isStopping: stopping }));
    // Orders share from the book when their measuring is due.
    await once('book', () => fillBook(services, people));
    if (pay) await once('orders', () => placeOrders(services, pay, people, stopping));
    if (pay) await once('refunds', () => giveSomeBack(services));
    await once('updates', () => fillUpdates(services, stopping));
    await once('addresses', () => fillAddresses(services, people));
    await once('measurements', () => fillMeasurements(services, stopping));
    if (pay) await once('meetings', () => fillMeetings(services, stopping));
    if (pay) await once('promises', () => fillPromises(services));
    if (pay) await once('occasion', () => fillOccasion(services, people));
    if (pay) await once('function-day', () => fillFunctionDay(services, people));
    if (pay) await once('plan', () => fillPlan(services, people));
    if (pay) await once('hands', () => fillHands(services, people));
    if (pay) await once('cloth', () => fillCloth(services, people));
    if (pay) await once('swatch', () => fillSwatch(services, pay, people));
    await once('follows', () => fillFollows(services, people, stopping));
    await once('boards', () => fillBoards(services, people, stopping));
    await once('shares', () => fillShares(services, people, stopping));
    await once('comments', () => fillComments(services, people, stopping));
    await once('reviews', () => fillReviews(services, people, stopping));
    await once('complaints', () => fillComplaints(services, people, stopping));
    await once('enquiries', () => fillEnquiries(services, people, stopping));
    await once('colours', () => fillColours(services, stopping));
    // The cards of bids are older than the conversations of their two sides.
    await once('briefs', () => fillBriefs(services, people, stopping));
    await once('chats', () => fillChats(services, people, stopping));
    await once('quotes', () => fillQuotes(services, pay, people, stopping));
    await once('views', () => fillViews(services, people, stopping));
    if (pay) await once('endings', () => fillEndings(services, people, stopping));
    // A paused shop takes no orders and a suspended person places none, so the demo's orders come first.
    if (!pay || filled.has('orders')) {
      await once('shops', () => fillShops(services, people, stopping));
      // Comes last, because hidden designs need views and suspended people need comments first.
      await once('desk', () => fillDesk(services, people, stopping));
    }
    if (pay) await once('fit', () => fillFit(services, stopping));
    await once('dates', () => dateBack(services));
    if (pay) await once('trust', () => fillTrust(services));
    await once(lastPart, async () => void (await readOlderNews(db, [unreadNews])));
    await attempt('trending', () => refreshTrending(services));
    if (!isStopping && !hasFailed) log.info('the demo is whole');

    async function once(part: string, work: () => Promise<void>): Promise<void> {
      if (filled.has(part) || isStopping) return;
      await attempt(part, async () => {
        await work();
        if (isStopping) return;
        await markPartDone(db, part);
        filled.add(part);
      });
    }
  }

  async function attempt(part: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      hasFailed = true;
      log.error({ err: error, part }, 'a part of the demo could not be filled');
    }
  }
}
