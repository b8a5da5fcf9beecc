export { handAnswered } from './hands.events.ts';
