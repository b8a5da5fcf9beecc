export { bookMeeting } from './book-meeting.ts';
export { meetingChanged } from './meetings.events.ts';
