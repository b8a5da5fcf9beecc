import type { SharedQuote } from '#contracts/quotes/sharing.contract.ts';
import { hashSecretToken } from '#server/modules/accounts/public.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { presentPicture } from '#server/platform/media/present-picture.ts';
import type { Services } from '#server/platform/services.ts';
import { presentLine, presentPrice } from '../present-quote.ts';
import { type QuotePictureRow, revisionOfQuote } from '../quotes.queries.ts';
import { quoteOfToken } from './quote-links.queries.ts';
import { withoutContacts } from './without-contacts.ts';

/** The family's view of a quote. Throws the same NOT_FOUND for an ended link and an unknown one. */
export async function readSharedQuote(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  token: string,
): Promise<SharedQuote> {
  const [opened] = await quoteOfToken(db, [hashSecretToken(token), clock.now()]);
  const [revision] = opened ? await revisionOfQuote(db, [opened.quoteId, opened.revision]) : [];
  if (!opened || !revision) throw notFound('quotes.linkMissing');
  const clean = (text: string) => withoutContacts(text, [opened.makerName, opened.buyerName]);
  return {
    stage: stageOf(opened.state),
    title: clean(revision.title),
    included: clean(revision.included),
    lines: revision.lines.map((line) => ({ ...presentLine(line), label: clean(line.label) })),
    price: presentPrice(revision),
    ...{ days: revision.days, functionOn: revision.functionOn, freeChanges: revision.freeChanges },
    validUntil: opened.validUntil?.toISOString() ?? null,
    pictures: revision.pictures.filter(isReady).map((picture) => presentPicture(picture, env.MEDIA_URL)),
    endsAt: opened.expiresAt.toISOString(),
  };
}

type ReadyPicture = QuotePictureRow & { width: number; height: number; placeholder: string };

const isReady = (picture: QuotePictureRow): picture is ReadyPicture =>
  picture.status === 'READY' &&
  picture.width !== null &&
  picture.height !== null &&
  picture.placeholder !== null;

function stageOf(state: string): SharedQuote['stage'] {
  if (state === 'ACCEPTED' || state === 'PAYING') return 'ACCEPTED';
  if (state === 'ORDERED') return 'ORDERED';
  return state === 'DECLINED' || state === 'EXPIRED' ? 'ENDED' : 'OPEN';
}
