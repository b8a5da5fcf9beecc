export { rememberPreferences } from './book/keep-preferences.ts';
export { measurementsRecorded } from './measurements.events.ts';
export { naapShareChanged, type ShareChange } from './sharing/naap.events.ts';
