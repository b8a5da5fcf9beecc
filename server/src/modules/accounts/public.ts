export {
  changeStanding,
  findAccountByEmail,
  isSuspended,
  lockStandings,
  makeDesigner,
  ownerOfAddress,
  renameAccount,
  type Standing,
  setRole,
} from './accounts.queries.ts';
export { admitEmail, changeAccount } from './emails/change-email.ts';
export { requireConfirmedEmail } from './emails/require-confirmed-email.ts';
export { makeFindViewer } from './find-viewer.ts';
export { loadViewer } from './load-viewer.ts';
export { confirmedNumberOf } from './numbers/numbers.queries.ts';
export { isOwnPassword } from './passwords/is-own-password.ts';
export { makeSessionCookie, makeWrittenCookie } from './secret-cookies.ts';
export { hashSecretToken, newSecretToken } from './secret-token.ts';
export { endOtherSessions, reopenLive } from './sessions/end-other-sessions.ts';
export { makeFindLiveSessions } from './sessions/find-live-sessions.ts';
export { loadSignIns } from './sessions/list-sign-ins.ts';
export { loadSessions } from './sessions/own-sessions.ts';
export { deleteSessionsOf, isLive } from './sessions/sessions.queries.ts';
export { admitCode } from './two-factor/spend-code.ts';
export { endTwoFactor } from './two-factor/two-factor.queries.ts';
