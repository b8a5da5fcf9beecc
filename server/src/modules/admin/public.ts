export { auditEverything } from './books/audit-everything.ts';
export { grantAdmin } from './users/grant-admin.ts';
export { removeTwoFactor } from './users/remove-two-factor.ts';
