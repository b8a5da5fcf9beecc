export { presentOnTime } from './present-trust.ts';
export { readTrust } from './read-trust.ts';
