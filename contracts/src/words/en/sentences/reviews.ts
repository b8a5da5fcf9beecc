export const reviews = {
  'reviews.reviewMissing': 'This review could not be found.',
  'reviews.selectRating': 'Please select a rating',
  'reviews.reviewShort': 'Review must be at least 10 characters long',
  'reviews.reviewLong': 'Please keep the review under 2,000 characters',
  'reviews.pictureGone': 'A picture of your review could not be found. Please open the page again.',
  'reviews.ownDesign': 'This is your own design. Reviews come from the people who see and wear it.',
  'reviews.blocked': 'You cannot review this design.',
  'reviews.ownHelpful': 'This is your own review. Whether it helps is for others to say.',
  'reviews.replyFirst': 'Please write a reply first.',
  'reviews.replyLong': 'Please keep the reply under 1,000 characters',
  'reviews.repliedAlready': 'You have replied to this review already.',
} as const;
