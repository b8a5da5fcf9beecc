export { insertAccount, makeDesigner, setRole } from './accounts.queries.ts';
export { admitEmail, changeAccount, isEmailTaken, refuseTakenEmail } from './change-email.ts';
export { makeFindLiveSessions } from './find-live-sessions.ts';
export { makeFindViewer } from './find-viewer.ts';
export { grantAdmin } from './grant-admin.ts';
export { loadViewer } from './load-viewer.ts';
export { hashPassword } from './passwords.ts';
export { makeSessionCookie } from './secret-cookies.ts';
export { startSession } from './start-session.ts';
