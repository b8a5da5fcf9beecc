export { answerEnquiry } from './answer-enquiry.ts';
export { enquirySent } from './enquiries.events.ts';
export { sendEnquiry } from './sending/send-enquiry.ts';
export { updateStatus } from './update-status.ts';
