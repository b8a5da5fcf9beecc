export { confirmedAddress, makeDesigner, setRole } from './accounts.queries.ts';
export { admitEmail, changeAccount } from './emails/change-email.ts';
export { makeFindViewer } from './find-viewer.ts';
export { grantAdmin } from './grant-admin.ts';
export { loadViewer } from './load-viewer.ts';
export { makeSessionCookie } from './secret-cookies.ts';
export { hashSecretToken, newSecretToken } from './secret-token.ts';
export { makeFindLiveSessions } from './sessions/find-live-sessions.ts';
