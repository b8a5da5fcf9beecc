export { enquirySent } from './enquiries.events.ts';
export { takeEnquiryAway } from './take-enquiry-away.ts';
