/** Occasions, their people and the shares that others pay. */
export const occasions = {
  'occasions.titleMissing': 'Please give the occasion a name, such as “Riya’s wedding”',
  'occasions.dayMissing': 'Please choose the day',
  'occasions.deliveryMissing': 'Please choose how the pieces are wanted',
  'occasions.nameMissing': 'Please write a name',
  'occasions.dayRange': 'Please choose a day from today on, at most {days} days ahead',
  'occasions.full': 'You can keep {most} occasions at a time.',
  'occasions.peopleFull': 'An occasion has room for {most} people.',
  'occasions.archived': 'This occasion is archived. Please take it back first.',
  'occasions.hasPieces':
    'A piece is assigned to this person. Please take it out or give it to somebody else first.',
  'occasions.orderEnded': 'This order has ended, so it can no longer be assigned.',
  'occasions.otherOccasion':
    'This order belongs to another of your occasions. Please take it out there first.',
  'occasions.occasionMissing': 'This occasion was not found.',
  'occasions.personMissing': 'This person was not found in the occasion.',
  'occasions.shareMissing': 'This link no longer works.',
  'occasions.sharePaid': 'This share is already paid. Thank you.',
  'occasions.shareCancelled': 'This order was cancelled, so nothing more is paid for it.',
  'occasions.shareExpired': 'This link has expired. Please ask for a new one.',
  'occasions.shareOnHold':
    'This share cannot be paid at the moment. Please ask the person who sent you the link.',
} as const;
