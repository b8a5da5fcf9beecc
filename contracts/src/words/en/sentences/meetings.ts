export const meetings = {
  'meetings.meetingMissing': 'This meeting could not be found.',
  'meetings.noVisits': '{name} makes no home visits. Please choose the phone call.',
  'meetings.indiaOnly': '{name} makes home visits in India only. Please choose the phone call.',
  'meetings.tooFar':
    '{name} visits within {radius} km of {town}; this address is about {kilometres} km away. Please choose the phone call.',
  'meetings.allTooFar':
    '{name} visits within {radius} km of {town}; your addresses are farther away. Please choose the phone call.',
  'meetings.chooseTime': 'Please choose one of the times offered',
  'meetings.fromTomorrow': 'Please choose a day from tomorrow on',
  'meetings.withinDays': 'Please choose a day within the next {days} days',
  'meetings.wasCancelled': 'This meeting was cancelled, so it can no longer change.',
  'meetings.wasCompleted': 'This meeting is completed, so it can no longer change.',
  'meetings.inProgress': 'This meeting is already in progress.',
  'meetings.onlyComplete': 'A meeting in progress can only be completed.',
  'meetings.advanceFirst':
    'The advance has not been paid yet. A meeting can be booked as soon as it has arrived.',
  'meetings.orderCancelled': 'This order was cancelled, so no meeting can be booked.',
  'meetings.askedToCancel':
    'Cancelling this order was asked for, so no meeting can be arranged until that is decided.',
  'meetings.onHold':
    'This order is on hold, so no meeting can be arranged for now. Our support can tell you more.',
  'meetings.disputed':
    'A bank is reviewing a payment for this order, so no meeting can be arranged until it has decided.',
  'meetings.measuredAlready': 'The measurements for this order are taken already.',
  'meetings.dayShape': 'A day is written as 2026-11-22',
  'meetings.noSuchDay': 'This day does not exist',
  'meetings.selectAll': 'Please select date, time, and meeting type',
  'meetings.whatBecame': 'Please choose what became of the meeting',
  'meetings.onlyBuyerBooks': 'Only the buyer of an order books its measurement meeting.',
  'meetings.bookedAlready': 'A meeting for this order is booked already. You can move it to another time.',
  'meetings.saveAddressFirst': 'Please create and save new address before scheduling',
  'meetings.selectAddress': 'Please select an existing address',
  'meetings.onlyMaker': 'Only the maker starts and completes a meeting.',
  'meetings.cancelledWithOrder': 'This order was cancelled, and its meeting with it.',
  'meetings.sameTime': 'The meeting is at this time already. Please choose another.',
  'meetings.slotTaken': 'This time was just taken. Please choose another.',
} as const;
