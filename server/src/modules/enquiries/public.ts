export { enquirySent } from './enquiries.events.ts';
export { namedIfRemoved } from './present-enquiry.ts';
export { takeAnswerAway, takeEnquiryAway } from './take-away.ts';
