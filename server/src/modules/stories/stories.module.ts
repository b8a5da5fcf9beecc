import type { ModuleContext } from '#server/platform/module-context.ts';
import { publishStoriesWhenReady } from './publish-story.ts';
import { storyRoutes, storyUploadRoutes } from './stories.routes.ts';
import { scheduleStoriesSweep } from './sweep-stories.ts';

export function installStories({ serve, services }: ModuleContext): void {
  storyRoutes(serve, services);
  storyUploadRoutes(serve, services);

  publishStoriesWhenReady(services);
  scheduleStoriesSweep(services);
}
