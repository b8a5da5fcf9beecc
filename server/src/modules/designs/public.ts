export { lockPublishedDesign, setDesignCount } from './design-counters.queries.ts';
