export { makeViewCounts } from './count-views.ts';
export { lockDesign, lockPublishedDesign, setDesignCount } from './design-counters.queries.ts';
export { getVisibleDesign } from './get-visible-design.ts';
export { loadEditableDesign } from './load-editable-design.ts';
export { moveOrdersCount } from './orders-count.queries.ts';
export { updateDesign } from './update-design.ts';
export { uploadDesign } from './upload-design.ts';
