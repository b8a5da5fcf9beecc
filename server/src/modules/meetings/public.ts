export { bookMeeting } from './book-meeting.ts';
export { type MeetingChange, meetingChanged } from './meetings.events.ts';
