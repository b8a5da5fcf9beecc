export const stories = {
  'stories.storyMissing': 'This story could not be found.',
  'stories.choosePhoto': 'Please choose a photo for your story.',
  'stories.onePhoto': 'A story carries one photo. Please remove the others.',
  'stories.captionLong': 'Please keep the caption to {most} characters.',
  'stories.storiesFull': 'You have {most} stories up. Delete one, or wait until the oldest is over.',
} as const;
