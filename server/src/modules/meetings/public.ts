export { meetingChanged } from './meetings.events.ts';
export { meetingSides } from './meetings.queries.ts';
