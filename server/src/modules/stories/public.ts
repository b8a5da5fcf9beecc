export { takeStoryAway } from './delete-story.ts';
