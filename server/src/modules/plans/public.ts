export { planMoved } from './plans.events.ts';
export { findPlan, showApproved } from './show-plan.ts';
