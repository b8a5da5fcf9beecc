export { decideClaim } from './decide-claim.ts';
export { fitClaimMoved } from './fit.events.ts';
export { countWaitingClaims } from './list-fit.queries.ts';
export { listDeskClaims, showClaim, withNewerClaim } from './show-claim.ts';
