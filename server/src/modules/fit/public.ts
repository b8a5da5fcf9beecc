export { decideClaim } from './decide-claim.ts';
export { fitClaimMoved } from './fit.events.ts';
export { newsOfMove } from './news-of-move.ts';
export { listDeskClaims, showClaim, withNewer } from './show-claim.ts';
