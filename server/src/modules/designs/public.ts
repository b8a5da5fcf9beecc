export {
  lockDesign,
  lockPublishedDesign,
  moveOrdersCount,
  setDesignCount,
} from './showing/design-counters.queries.ts';
export { getVisibleDesign } from './showing/get-visible-design.ts';
