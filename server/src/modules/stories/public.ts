export { postStory } from './post-story.ts';
export { seeStory } from './see-story.ts';
