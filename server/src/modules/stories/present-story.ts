import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type {
  Story,
  StoryMaker,
  storiesOf,
  storyViewers,
  TrayMaker,
} from '#contracts/stories/stories.contract.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { presentPicture } from '#server/platform/media/present-picture.ts';
import type { MakerColumns, NoStoryRow, StoryRow, StoryViewerRow, TrayRow } from './stories-reads.queries.ts';

interface Surroundings {
  mediaUrl: string;
  viewerId: number | null;
}

export function presentTrayMaker(row: TrayRow, { mediaUrl, viewerId }: Surroundings): TrayMaker {
  return {
    maker: presentMaker(row, mediaUrl),
    cover: pictureUrl(mediaUrl, row.coverKey),
    storyIds: row.storyIds,
    isSeen: row.isSeen,
    isOwn: row.makerId === viewerId,
  };
}

/** Null if there is no row for the maker. */
export function presentStories(
  rows: readonly (StoryRow | NoStoryRow)[],
  { mediaUrl, viewerId }: Surroundings,
): ReplyOf<typeof storiesOf>['data'] | null {
  const [first] = rows;
  if (!first) return null;
  const isOwn = first.makerId === viewerId;
  return {
    maker: presentMaker(first, mediaUrl),
    stories: rows.flatMap((row) => (row.id === null ? [] : [presentStory(row, mediaUrl, isOwn)])),
  };
}

function presentStory(row: StoryRow, mediaUrl: string, isOwn: boolean): Story {
  return {
    id: row.id,
    caption: row.caption,
    picture: presentPicture(row.picture, mediaUrl),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isSeen: row.isSeen || isOwn,
    seenCount: isOwn ? row.seenCount : null,
    can: { delete: isOwn },
  };
}

function presentMaker(row: MakerColumns, mediaUrl: string): StoryMaker {
  return {
    id: row.makerId,
    name: row.makerName,
    city: row.makerCity ?? '',
    profileImage: row.makerImageKey === null ? null : pictureUrl(mediaUrl, row.makerImageKey),
    isVerified: row.makerIsVerified,
  };
}

export function presentStoryViewer(
  { id, name, imageKey, micros }: StoryViewerRow,
  mediaUrl: string,
): ReplyOf<typeof storyViewers>['data'][number] {
  return {
    id,
    name,
    profileImage: imageKey === null ? null : pictureUrl(mediaUrl, imageKey),
    seenAt: new Date(micros / 1000).toISOString(),
  };
}
