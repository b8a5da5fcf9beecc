export { postStory } from './post-story.ts';
