export { measurementsRecorded } from './measurements.events.ts';
