export { draftsForgotten } from './drafts/drafts.events.ts';
export { takeDesignAway } from './editing/delete-design.ts';
export { type TitleRow, titleFor, type WordsRow, wordsFor } from './languages/words-for.ts';
export { readOptions, type StoredOptions } from './options/stored-options.ts';
export {
  lockDesign,
  lockShownDesign,
  moveOrdersCount,
  setCommentCounts,
  setDesignCount,
} from './showing/design-counters.queries.ts';
export { getVisibleDesign } from './showing/get-visible-design.ts';
export { presentPrice } from './showing/present-price.ts';
export { editAnothersDesign, loadAnothersDesign } from './takedowns/edit-anothers-design.ts';
export {
  hideDesign,
  type Moderated,
  type ModerationRequest,
  restoreDesign,
  upholdTakedown,
} from './takedowns/moderate-design.ts';
export { presentTakedown } from './takedowns/present-takedown.ts';
export { designModerated } from './takedowns/takedowns.events.ts';
