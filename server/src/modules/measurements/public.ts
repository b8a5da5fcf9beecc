export { measurementsRecorded } from './measurements.events.ts';
export { recordMeasurements } from './record-measurements.ts';
