import { pictureRules } from '#contracts/platform/upload-rules.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** Limits of a story; the server checks the bytes. */
export const storyLimits = {
  captionLetters: 200,
  pictureBytes: 10 * 1024 * 1024,
  pictureTypes: pictureRules.types,
  /** Hours until a story expires. */
  hours: 24,
  /** The most active stories of one person. */
  atOnce: 30,
} as const;

/** Shared by the form and the server. */
export const storySentences = {
  noPicture: sentence('stories.choosePhoto'),
  onePicture: sentence('stories.onePhoto'),
  longCaption: sentence('stories.captionLong', { most: storyLimits.captionLetters }),
  tooManyAtOnce: sentence('stories.storiesFull', { most: storyLimits.atOnce }),
} as const;
