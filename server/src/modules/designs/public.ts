export { makeViewCounts } from './count-views.ts';
export {
  lockDesign,
  lockPublishedDesign,
  moveOrdersCount,
  setDesignCount,
} from './design-counters.queries.ts';
export { getVisibleDesign } from './get-visible-design.ts';
export { loadEditableDesign } from './load-editable-design.ts';
export { updateDesign } from './update-design.ts';
export { uploadDesign } from './upload-design.ts';
