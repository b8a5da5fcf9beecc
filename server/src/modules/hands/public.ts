export { handAnswered, workGiven } from './hands.events.ts';
