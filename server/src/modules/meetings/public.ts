export { meetingChanged } from './meetings.events.ts';
