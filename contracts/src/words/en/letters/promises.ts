import type { Room } from '../../letter-words.ts';

/** Proposed later days, and orders that were cancelled because they were late. */
export const promises = {
  'promises.proposed': {
    subject: 'A later day is proposed for order {number}',
    text: '{maker} asks for a later day for {titles}: {weekday} instead of {day}. They say: “{reason}”\n\nIt counts only with your yes. Please answer by {moment}; without an answer the promised day stays.\n\n{page}',
  },
  'promises.accepted': {
    subject: 'The buyer agreed to the new day for order {number}',
    text: '{buyer} said yes: {titles} should now arrive by {weekday}.\n\n{page}',
  },
  'promises.declined': {
    subject: 'The promised day of order {number} stays',
    text: '{buyer} did not agree to {weekday} for {titles}, so the promised day stays. If it cannot be kept, please write to each other in the chat.\n\n{page}',
  },
  'promises.lapsedToBuyer': {
    subject: 'The promised day of order {number} stays',
    text: 'The later day {weekday} for {titles} was not answered in time, so the promised day stays.\n\n{page}',
  },
  'promises.lapsedToMaker': {
    subject: 'The promised day of order {number} stays',
    text: '{buyer} did not answer whether {titles} may arrive by {weekday}, so the promised day stays.\n\n{page}',
  },
  'promises.withdrawn': {
    subject: 'The promised day of order {number} stays',
    text: '{maker} no longer asks for a later day for {titles}, so the promised day stays.\n\n{page}',
  },
  'promises.missedToBuyer': {
    subject: 'Order {number} is later than promised',
    text: '{titles} was promised for {weekday} and has not been sent yet. You can wait, or cancel the order now on its page: everything that you have paid goes back. {maker} may also propose a later day; it counts only with your yes.\n\n{page}',
  },
  'promises.missedToMaker': {
    subject: 'Order {number} is past its promised day',
    text: '{titles} was promised for {weekday} and has not been sent yet. From now on {buyer} may cancel the order, and everything that was paid goes back. If you need more time, propose a later day on the page of the order; it counts once the buyer agrees.\n\n{page}',
  },
  'promises.lateToBuyer': {
    subject: 'Your order {number} is cancelled',
    text: '{titles} was later than promised, so you have cancelled the order. {goesBack} {waits}\n\n{page}',
  },
  'promises.lateToMaker': {
    subject: 'Order {number} was cancelled because it was late',
    text: '{titles} was later than promised, so its buyer has cancelled the order. In that case all that was paid goes back. {goesBack} Please make and send nothing more for it. {waits}\n\n{page}',
  },
  'promises.unconfirmed': {
    subject: 'Has order {number} arrived?',
    text: '{titles} should be with you by now. If it has arrived, please confirm it on the page of the order. If it has not, or if something is wrong, please write to Contact Support there: then the order stays open.\n\nIf we hear nothing, the order ends by itself on {weekday} and counts as delivered.\n\n{page}',
  },
  'promises.endedToBuyer': {
    subject: 'Order {number} has ended by itself',
    text: 'Nobody told us that {titles} has not arrived, so the order counts as delivered. If something is wrong, please write to Contact Support on the page of the order.\n\n{page}',
  },
  'promises.endedToMaker': {
    subject: 'Order {number} counts as delivered',
    text: 'The buyer did not confirm that {titles} has arrived and did not complain either, so the order has ended by itself.\n\n{page}',
  },
} as const satisfies Room;
