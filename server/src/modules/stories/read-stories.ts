import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import {
  type storiesOf,
  type storyStatus,
  type storyTray,
  type storyViewers,
  storyViewersPageSize,
} from '#contracts/stories/stories.contract.ts';
import { notFound, personNotFound } from '#server/platform/http/app-error.ts';
import { beforeNewest, cutPage, makeTimeCursor } from '#server/platform/http/cursor.ts';
import { readStoredSentence } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { presentStories, presentStoryViewer, presentTrayMaker } from './present-story.ts';
import { findOwnStory } from './stories.queries.ts';
import { storiesOfMaker, trayForMember, trayForVisitor, viewersOfStory } from './stories-reads.queries.ts';

const viewersCursor = makeTimeCursor('plain');

export async function loadTray(
  { db, clock, env }: Services,
  viewerId: number | null,
): Promise<ReplyOf<typeof storyTray>['data']> {
  const now = clock.now();
  const rows = viewerId === null ? await trayForVisitor(db, [now]) : await trayForMember(db, [now, viewerId]);
  return rows.map((row) => presentTrayMaker(row, { mediaUrl: env.MEDIA_URL, viewerId }));
}

/** A maker's live stories, which may be none. Throws NOT_FOUND if there is no such person. */
export async function loadStoriesOf(
  { db, clock, env }: Services,
  makerId: number,
  viewerId: number | null,
): Promise<ReplyOf<typeof storiesOf>['data']> {
  const rows = await storiesOfMaker(db, [makerId, clock.now(), viewerId]);
  const shown = presentStories(rows, { mediaUrl: env.MEDIA_URL, viewerId });
  if (!shown) throw personNotFound();
  return shown;
}

export async function getStoryStatus(
  { db }: Services,
  makerId: number,
  id: number,
): Promise<ReplyOf<typeof storyStatus>['data']> {
  const { status, failure } = await getOwn({ db }, makerId, id);
  return { status, failure: failure === null ? null : readStoredSentence(failure) };
}

/** A page of the people who have seen the viewer's own story. Throws NOT_FOUND for another person's. */
export async function listStoryViewers(
  { db, env }: Services,
  makerId: number,
  id: number,
  cursor: string | undefined,
): Promise<Omit<ReplyOf<typeof storyViewers>, 'success'>> {
  const { seenCount } = await getOwn({ db }, makerId, id);
  const after = cursor === undefined ? beforeNewest : viewersCursor.read(cursor);
  const rows = await viewersOfStory(db, {
    storyId: id,
    micros: after.micros,
    viewerId: after.id,
    limit: storyViewersPageSize + 1,
  });
  const { shown, nextCursor } = cutPage(rows, storyViewersPageSize, viewersCursor);
  return {
    total: seenCount,
    data: shown.map((row) => presentStoryViewer(row, env.MEDIA_URL)),
    nextCursor,
  };
}

async function getOwn({ db }: Pick<Services, 'db'>, makerId: number, id: number) {
  const own = await findOwnStory(db, makerId, id);
  if (!own) throw notFound('stories.storyMissing');
  return own;
}
