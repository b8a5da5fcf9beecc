export { lockDesign, lockPublishedDesign, setDesignCount } from './design-counters.queries.ts';
export { getVisibleDesign } from './get-visible-design.ts';
export { moveOrdersCount } from './orders-count.queries.ts';
export { uploadDesign } from './upload-design.ts';
