export { refreshTrending } from './refresh-trending.ts';
