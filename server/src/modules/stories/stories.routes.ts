import {
  deleteStory as deleteStoryEndpoint,
  postStory as postStoryEndpoint,
  seeStory as seeStoryEndpoint,
  storiesOf,
  storyStatus,
  storyTray,
  storyViewers,
} from '#contracts/stories/stories.contract.ts';
import { storySentences } from '#contracts/stories/story.rules.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import { parseMultipartWords, type Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { withUpload } from '#server/platform/media/uploads/with-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteStory } from './delete-story.ts';
import { postStory } from './post-story.ts';
import { getStoryStatus, listStoryViewers, loadStoriesOf, loadTray } from './read-stories.ts';
import { seeStory } from './see-story.ts';

/** Registered on a server that parses multipart forms. */
export function storyUploadRoutes(serve: Serve, services: Services): void {
  serve(
    postStoryEndpoint,
    async ({ viewer, request, idempotencyKey }) => {
      const id = await withUpload(
        services,
        { endpoint: postStoryEndpoint, request, ownerId: viewer.id },
        ({ words, files: [picture] }) => {
          const { caption } = parseMultipartWords(postStoryEndpoint, words);
          if (!picture) throw invalidInput({ image: storySentences.noPicture });
          return postStory(services, { makerId: viewer.id, caption, picture, idempotencyKey });
        },
      );
      return {
        ...succeed('done.storySent'),
        data: { id },
      };
    },
    {
      limits: [{ name: 'stories', by: 'account', most: 30, seconds: 3600 }],
      config: { acceptsSlowBody: true },
    },
  );
}

export function storyRoutes(serve: Serve, services: Services): void {
  serve(
    storyTray,
    async ({ viewer, db }) => ({
      success: true,
      data: await loadTray({ ...services, db }, viewer?.id ?? null),
    }),
    { visitorSeconds: 2 },
  );

  serve(
    storiesOf,
    async ({ params, viewer, db }) => ({
      success: true,
      data: await loadStoriesOf({ ...services, db }, params.userId, viewer?.id ?? null),
    }),
    { visitorSeconds: 2 },
  );

  serve(storyStatus, async ({ params, viewer }) => ({
    success: true,
    data: await getStoryStatus(services, viewer.id, params.id),
  }));

  serve(
    seeStoryEndpoint,
    async ({ params, viewer }) => {
      await seeStory(services, viewer.id, params.id);
      return { success: true };
    },
    { limits: [{ name: 'stories.seen', by: 'account', most: 300, seconds: 60 }] },
  );

  serve(storyViewers, async ({ params, query, viewer }) => ({
    success: true,
    ...(await listStoryViewers(services, viewer.id, params.id, query.cursor)),
  }));

  serve(
    deleteStoryEndpoint,
    async ({ params, viewer }) => {
      await deleteStory(services, viewer.id, params.id);
      return { ...succeed('done.storyDeleted') };
    },
    { limits: [{ name: 'stories.delete', by: 'account', most: 60, seconds: 60 }] },
  );
}
