export { searching } from './search/searching.limit.ts';
