import { pictureRules } from '#contracts/platform/upload-rules.ts';

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

/** Said by the form and by the server alike. */
export const storySentences = {
  noPicture: 'Please choose a photo for your story.',
  onePicture: 'A story carries one photo. Please remove the others.',
  longCaption: `Please keep the caption to ${storyLimits.captionLetters} characters.`,
  tooManyAtOnce: `You have ${storyLimits.atOnce} stories up. Delete one, or wait until the oldest is over.`,
} as const;
