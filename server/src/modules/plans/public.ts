export { placeStep } from './place-step.ts';
export { planMoved } from './plans.events.ts';
export { findPlan, showApproved, withNewerPlan } from './show-plan.ts';
