export { forgetVerifications } from './forget-documents.ts';
export { loadDocument } from './read-document.ts';
export { settleVerification } from './settle-verification.ts';
export { verificationDecided } from './verifications.events.ts';
