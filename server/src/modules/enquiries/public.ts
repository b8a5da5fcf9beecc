export { enquirySent } from './enquiries.events.ts';
export { takeAnswerAway } from './take-answer-away.ts';
export { takeEnquiryAway } from './take-enquiry-away.ts';
