export { bookMeeting } from './book-meeting.ts';
export { completeMeeting } from './complete-meeting.ts';
export { meetingChanged } from './meetings.events.ts';
