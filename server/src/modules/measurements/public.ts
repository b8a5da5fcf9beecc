export { measurementsRecorded } from './measurements.events.ts';
export { naapShareChanged, type ShareChange } from './sharing/naap.events.ts';
