export { loadEditableDesign } from './editing/load-editable-design.ts';
export { updateDesign } from './editing/update-design.ts';
export { uploadDesign } from './publishing/upload-design.ts';
export { makeViewCounts } from './showing/count-views.ts';
export {
  lockDesign,
  lockPublishedDesign,
  moveOrdersCount,
  setDesignCount,
} from './showing/design-counters.queries.ts';
export { getVisibleDesign } from './showing/get-visible-design.ts';
