import type { Room } from '../../letter-words.ts';

/** Cancelled orders and requests to cancel. */
export const endings = {
  'endings.allBackToBuyer': {
    subject: 'Your order {number} is cancelled',
    text: 'All that you paid for {titles} goes back to you, so the order is cancelled. {goesBack} {waits}\n\n{page}',
  },
  'endings.allBackToMaker': {
    subject: 'Order {number} is cancelled',
    text: 'All that was paid for {titles} goes back to its buyer, so the order is cancelled. {goesBack} Please make and send nothing more for it. {waits}\n\n{page}',
  },
  'endings.lapsed': {
    subject: 'Your order {number} has lapsed',
    text: 'The advance for {titles} was not paid within a day, so the order has lapsed. Nothing was charged. You are welcome to order again.\n\n{page}',
  },
  'endings.deskToBuyer': {
    subject: 'Your order {number} is cancelled',
    text: 'Our desk has cancelled the order of {titles}: “{note}”\n\n{goesBack} {waits}\n\n{page}',
  },
  'endings.deskToMaker': {
    subject: 'Order {number} is cancelled',
    text: 'Our desk has cancelled the order of {titles}: “{note}”\n\n{goesBack} Please make and send nothing more for it. {waits}\n\n{page}',
  },
  'endings.makerToBuyer': {
    subject: 'Your order {number} was cancelled by its maker',
    text: '{maker} cannot make {titles} and has cancelled the order: “{note}”\n\n{goesBack} {waits}\n\n{page}',
  },
  'endings.makerToMaker': {
    subject: 'You cancelled order {number}',
    text: 'You have cancelled the order of {titles}. {goesBack} The buyer was told why: “{note}”\n\n{waits}\n\n{page}',
  },
  'endings.ownPaid': {
    subject: 'Your order {number} is cancelled',
    text: 'Your order of {titles} is cancelled. {goesBack} {waits}\n\n{page}',
  },
  'endings.ownUnpaid': {
    subject: 'Your order {number} is cancelled',
    text: 'Your order of {titles} is cancelled. Nothing was charged.\n\n{page}',
  },
  'endings.byBuyer': {
    subject: 'Order {number} was cancelled',
    text: 'The order of {titles} was cancelled by its buyer. {goesBack} Please make and send nothing more for it. {waits}\n\n{page}',
  },

  'agreed.deskToBuyer': {
    subject: 'Your order {number} is cancelled as you asked',
    text: 'Our support desk has decided to cancel your order of {titles}. {goesBack} {waits} {stays}\n\n> {quoted}\n\n{page}',
  },
  'agreed.makerToBuyer': {
    subject: 'Your order {number} is cancelled as you asked',
    text: '{maker} has agreed to cancel your order of {titles}. {goesBack} {waits} {stays}\n\n> {quoted}\n\n{page}',
  },
  'agreed.deskToMaker': {
    subject: 'Order {number} is cancelled as its buyer asked',
    text: 'Our support desk has decided to cancel the order of {titles}. {goesBack} {waits} Please make and send nothing more for it.\n\n> {quoted}\n\n{page}',
  },
  'agreed.makerToMaker': {
    subject: 'Order {number} is cancelled as its buyer asked',
    text: 'You have agreed to cancel the order of {titles}. {goesBack} {waits} Please make and send nothing more for it.\n\n{page}',
  },
  'agreed.nothingBack': 'Nothing goes back.',
  'endings.goesBack':
    '{back} goes back to you. It goes back the way it was paid, within 7 working days. {dueBy}',
  'agreed.stays':
    '{kept} stays with the maker for what was done so far; the receipt for it is on the page of the order.',
  'endings.allToBuyer': '{back} goes back to its buyer.',
  'agreed.someToBuyer': '{back} goes back to its buyer, {kept} stays with you.',
  'agreed.noneToBuyer': 'Nothing goes back to its buyer, {kept} stays with you.',
  'agreed.nothingMoves': 'Nothing goes back to its buyer.',

  'requests.askedOfBuyer': {
    subject: 'You asked to cancel order {number}',
    text: 'We have asked {maker} to cancel your order of {titles}. If they agree, they may keep up to {kept} and at least {back} goes back to you. They answer by {day}; after that our support desk decides. Until then you can take the request back on the page of the order.\n\n{page}',
  },
  'requests.askedOfMaker': {
    subject: 'The buyer asks to cancel order {number}',
    text: '{buyer} asks you to cancel the order of {titles}: “{reason}”\n\nIf you agree you may keep up to {kept} for what was done so far, and at least {back} goes back. Please answer by {day} on the page of the order; after that our support desk decides. Nothing can be sent before.\n\n{page}',
  },
  'requests.overdueToBuyer': {
    subject: 'Our support desk looks at order {number}',
    text: '{maker} has not answered your request to cancel {titles} for {days} days. Our support desk decides now, and writes to you.\n\n{page}',
  },
  'requests.overdueToMaker': {
    subject: 'Our support desk looks at order {number}',
    text: 'The request to cancel the order of {titles} was not answered for {days} days, so our support desk decides now. You can still answer until it has.\n\n{page}',
  },
  'requests.refusedByDesk': {
    subject: 'Your order {number} goes on',
    text: 'Our support desk has refused to cancel the order of {titles}, so it goes on: “{answer}”\n\nIf you do not agree, please write to us through Contact Support on the page of the order.\n\n{page}',
  },
  'requests.refusedByMaker': {
    subject: 'Your order {number} goes on',
    text: '{maker} has refused to cancel the order of {titles}, so it goes on: “{answer}”\n\nIf you do not agree, please write to us through Contact Support on the page of the order.\n\n{page}',
  },
  'requests.refusalToMaker': {
    subject: 'Order {number} goes on',
    text: 'Our support desk has refused to cancel the order of {titles}, so it goes on: “{answer}”\n\n{page}',
  },
  'requests.withdrawn': {
    subject: 'Order {number} goes on',
    text: '{buyer} has withdrawn the request to cancel {titles}, so the order goes on.\n\n{page}',
  },
} as const satisfies Room;
