export { enquirySent } from './enquiries.events.ts';
export { takeAnswerAway, takeEnquiryAway } from './take-away.ts';
