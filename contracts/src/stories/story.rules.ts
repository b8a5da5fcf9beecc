import { pictureRules } from '#contracts/platform/upload-rules.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** What a story may be; the server reads the bytes to check. */
export const storyLimits = {
  captionLetters: 200,
  pictureBytes: 10 * 1024 * 1024,
  pictureTypes: pictureRules.types,
  /** How long it can be seen. */
  hours: 24,
  /** How many stories of one person can be up at the same time. */
  atOnce: 30,
} as const;

/** Shared by the form and the server. */
export const storySentences = {
  noPicture: sentence('stories.choosePhoto'),
  onePicture: sentence('stories.onePhoto'),
  longCaption: sentence('stories.captionLong', { most: storyLimits.captionLetters }),
  tooManyAtOnce: sentence('stories.storiesFull', { most: storyLimits.atOnce }),
} as const;
