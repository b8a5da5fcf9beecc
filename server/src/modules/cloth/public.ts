export { clothMoved } from './cloth.events.ts';
