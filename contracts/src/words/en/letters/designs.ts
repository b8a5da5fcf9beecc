import type { Room } from '../../letter-words.ts';

export const designs = {
  'designs.HIDDEN': {
    subject: 'Your design was hidden',
    text: 'Your design “{title}” was hidden by our team: nobody but you sees it, and it cannot be ordered.\n\nWhy: {reason}\n\nOrders that you have for it go on. If you think this is wrong, you may appeal once, on the page of the design: {page}',
  },
  'designs.EDITED': {
    subject: 'Your design was changed',
    text: 'Your design “{title}” was changed by our team.\n\nWhy: {reason}\n\nSee what it says now: {page}',
  },
  'designs.UPHELD': {
    subject: 'About your appeal',
    text: 'Your design “{title}” stays hidden. We have read your appeal and looked at the design again.\n\nWhy: {reason}\n\nThe page of the design: {page}',
  },
  'designs.RESTORED': {
    subject: 'Your design is back',
    text: 'Your design “{title}” is no longer hidden by our team. It stands where it stood before.\n\nWhy: {reason}\n\nLook at it: {page}',
  },
  'designs.publishedWithout': {
    subject: 'About the pictures of your design',
    text: '“{title}” is published without these pictures:\n\n{failures}\n\nAdd others here: {page}',
  },
  'designs.notPublished': {
    subject: 'About the pictures of your design',
    text: '“{title}” could not be published, because none of its pictures can be shown:\n\n{failures}\n\nAdd others here: {page}',
  },
  'designs.shownWithout': {
    subject: 'About the pictures of your design',
    text: '“{title}” is shown without this picture:\n\n{failures}\n\nChange the design: {page}',
  },
  'reviews.publishedWithout': {
    subject: 'About the pictures of your review',
    text: 'Your review of “{title}” is published without these pictures:\n\n{failures}\n\nChange your review: {page}',
  },
  'drafts.go': {
    subject: 'A draft of yours is deleted soon',
    text: 'You began something and did not publish it. From {day} it is deleted with its pictures, because drafts go {days} days after their last change:\n\n{lines}\n\nTo keep it, open it and change something, or publish it. If you do not need it any more, there is nothing to do.',
  },
  'drafts.line': '“{title}”, last changed on {day}\n{page}',
  'drafts.untitled': 'Without a title yet, last changed on {day}\n{page}',

  'verification.VERIFIED': {
    subject: 'You are verified on Tanabana',
    text: 'We have looked at your documents, and the seal stands beside your name from now on. If you change your name, the seal goes until we have looked again.\n\nYour documents are deleted 30 days from now.',
  },
  'verification.REFUSED': {
    subject: 'We could not verify you yet',
    text: 'We have looked at your documents and could not verify you with them. Why:\n\n{reason}\n\nYou can send others at {page}\n\nThe ones you sent are deleted 30 days from now.',
  },
} as const satisfies Room;
