import type { Room } from '../../letter-words.ts';

export const payments = {
  'payments.finalOfBuyer': {
    subject: 'Your final payment for {number} has arrived',
    text: 'Thank you. Your final payment of {amount} for {titles} has arrived, so everything is paid and the parcel can be sent. The receipts can be downloaded on the page of the order.\n\n{page}',
  },
  'payments.finalOfMaker': {
    subject: 'The final payment for {number} has arrived',
    text: 'The final payment of {amount} for {titles} has arrived. You can send the parcel as soon as it is ready; the document to send with it is on the page of the order.\n\n{page}',
  },
  'payments.ASKED': {
    subject: 'The final payment for {number} is due by {day}',
    text: '{maker} asks for the final payment of {amount} for {titles}. It is due by {day}; the parcel is sent once it has arrived. You can pay it on the page of the order.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'payments.SOON': {
    subject: 'The final payment for {number} is due on {day}',
    text: 'A reminder: the final payment of {amount} for {titles} is due on {day}. You can pay it on the page of the order.\n\n{page}',
  },
  'payments.TODAY': {
    subject: 'The final payment for {number} is due today',
    text: 'The final payment of {amount} for {titles} is due today. You can pay it on the page of the order.\n\n{page}',
  },
  'payments.OVERDUE': {
    subject: 'The final payment for {number} was due on {day}',
    text: 'The final payment of {amount} for {titles} was due on {day} and has not arrived. The parcel waits for it. If something stands in the way, please write to {maker}.\n\n{page}',
  },

  'refunds.dueBy': 'You should have it by {weekday}.',
  'refunds.waitsForYourBank':
    'Your bank is reviewing a payment; that part goes back only once the bank has decided.',
  'refunds.waitsForBank':
    'The buyer’s bank is reviewing a payment; that part goes back only once the bank has decided.',
  'refunds.paidBack': {
    subject: '{amount} for {number} was paid back',
    text: '{amount} for {titles} has gone back the way it was paid. Banks show it within 7 working days at the latest.\n\n{page}',
  },
  'refunds.lost': {
    subject: 'The refund for {number} did not arrive',
    text: 'The bank did not take the refund of {amount} for {titles}. Tanabana is looking into it.\n\n{page}',
  },
  'refunds.houseToBuyer': {
    subject: '{amount} for {number} goes back to you',
    text: 'Tanabana pays {amount} of your order of {titles} back to you. It goes back the way it was paid, within 7 working days. {dueBy}\n\n{page}',
  },
  'refunds.houseToMaker': {
    subject: '{amount} of {number} goes back to its buyer',
    text: 'Tanabana pays {amount} of the order of {titles} back to its buyer. The page of the order shows what is still held.\n\n{page}',
  },
  'refunds.later': {
    subject: 'The refund for {number} takes longer',
    text: 'The bank did not take the refund of {amount} for {titles}. We will try again over the next few days; you need not do anything.\n\n{page}',
  },
  'refunds.deskToBuyer': {
    subject: '{amount} for {number} is paid back to you',
    text: 'Our desk pays {amount} of your order of {titles} back to you: “{reason}”\n\nIt goes back the way it was paid, within 7 working days. {dueBy} {waits}\n\n{page}',
  },
  'refunds.deskToMaker': {
    subject: '{amount} of {number} goes back to its buyer',
    text: 'Our desk pays {amount} of the order of {titles} back to its buyer: “{reason}”\n\nThe page of the order shows what is still held. {waits}\n\n{page}',
  },
  'refunds.makerToBuyer': {
    subject: '{amount} for {number} is paid back to you',
    text: '{maker} pays {amount} of your order of {titles} back to you: “{reason}”\n\nIt goes back the way it was paid, within 7 working days. {dueBy} {waits}\n\n{page}',
  },
  'refunds.makerToMaker': {
    subject: 'You pay {amount} of {number} back',
    text: '{amount} of the order of {titles} goes back to {buyer}: “{reason}”\n\n{waits}\n\n{page}',
  },
  'refunds.SECOND': {
    subject: 'A payment for {number} goes back to you',
    text: 'A payment of {amount} for {titles} goes back the way it was paid within 7 working days, because it had been paid before. {dueBy}\n\n{page}',
  },
  'refunds.WRONG': {
    subject: 'A payment for {number} goes back to you',
    text: 'A payment of {amount} for {titles} goes back the way it was paid within 7 working days, because it was not the amount that was asked for. {dueBy}\n\n{page}',
  },
  'refunds.LATE': {
    subject: 'A payment for {number} goes back to you',
    text: 'A payment of {amount} for {titles} goes back the way it was paid within 7 working days, because the order was over when it arrived. {dueBy}\n\n{page}',
  },
} as const satisfies Room;
