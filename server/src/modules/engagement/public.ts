export { setMark } from './set-mark.ts';
