import type { Room } from '../../letter-words.ts';

export const meetings = {
  'meetings.visitBooked': {
    subject: 'A home visit on {appointment}',
    text: '{buyer} has booked a home visit on {appointment} to be measured for {order}. {delivery}\n\nA file for your calendar is attached. Everything else is here: {page}',
  },
  'meetings.callBooked': {
    subject: 'A phone call on {appointment}',
    text: '{buyer} has booked a phone call on {appointment} to be measured for {order}. {delivery}\n\nA file for your calendar is attached. Everything else is here: {page}',
  },
  'meetings.visitBookedByYou': {
    subject: 'You are measured on {appointment}',
    text: '{maker} comes to you on {appointment} to measure you for {order}. {delivery}\n\nA file for your calendar is attached. If the time no longer suits you, change it here: {page}',
  },
  'meetings.callBookedByYou': {
    subject: 'You are measured on {appointment}',
    text: '{maker} calls you on {appointment} to take your measurements for {order}. Please have a tape at hand. {delivery}\n\nA file for your calendar is attached. If the time no longer suits you, change it here: {page}',
  },
  'meetings.visitMovedByBuyer': {
    subject: 'The home visit is now on {appointment}',
    text: '{buyer} has moved the home visit for {order} to {appointment}. {delivery}\n\nA new file for your calendar is attached. Everything else is here: {page}',
  },
  'meetings.callMovedByBuyer': {
    subject: 'The phone call is now on {appointment}',
    text: '{buyer} has moved the phone call for {order} to {appointment}. {delivery}\n\nA new file for your calendar is attached. Everything else is here: {page}',
  },
  'meetings.visitMovedByMaker': {
    subject: 'The home visit is now on {appointment}',
    text: '{maker} has moved the home visit for {order} to {appointment}. {delivery}\n\nA new file for your calendar is attached. If the time does not suit you, change it here: {page}',
  },
  'meetings.callMovedByMaker': {
    subject: 'The phone call is now on {appointment}',
    text: '{maker} has moved the phone call for {order} to {appointment}. {delivery}\n\nA new file for your calendar is attached. If the time does not suit you, change it here: {page}',
  },
  'meetings.visitMovedByYou': {
    subject: 'The home visit is now on {appointment}',
    text: 'You have moved the home visit for {order} to {appointment}. {delivery}\n\nA new file for your calendar is attached. See the meeting here: {page}',
  },
  'meetings.callMovedByYou': {
    subject: 'The phone call is now on {appointment}',
    text: 'You have moved the phone call for {order} to {appointment}. {delivery}\n\nA new file for your calendar is attached. See the meeting here: {page}',
  },
  'meetings.visitOffByMaker': {
    subject: 'Called off: the home visit on {appointment}',
    text: '{maker} has called off the home visit on {appointment} for {order}.\n\nYou can book another time here: {page}',
  },
  'meetings.callOffByMaker': {
    subject: 'Called off: the phone call on {appointment}',
    text: '{maker} has called off the phone call on {appointment} for {order}.\n\nYou can book another time here: {page}',
  },
  'meetings.visitOffByBuyer': {
    subject: 'Called off: the home visit on {appointment}',
    text: '{buyer} has called off the home visit on {appointment} for {order}.\n\nYour time is free again, and the buyer can book another. See the meeting here: {page}',
  },
  'meetings.callOffByBuyer': {
    subject: 'Called off: the phone call on {appointment}',
    text: '{buyer} has called off the phone call on {appointment} for {order}.\n\nYour time is free again, and the buyer can book another. See the meeting here: {page}',
  },
  'meetings.visitOffByYou': {
    subject: 'Called off: the home visit on {appointment}',
    text: 'You have called off the home visit on {appointment} for {order}.\n\nAnother time can be booked here: {page}',
  },
  'meetings.callOffByYou': {
    subject: 'Called off: the phone call on {appointment}',
    text: 'You have called off the phone call on {appointment} for {order}.\n\nAnother time can be booked here: {page}',
  },
  'meetings.measured': {
    subject: 'The measurements for {number} are taken',
    text: '{maker} has your measurements for {order}. {delivery}\n\nSee the meeting here: {page}',
  },
  'meetings.visitAheadOfBuyer': {
    subject: 'Reminder: home visit on {appointment}',
    text: 'Please be at home on {appointment}: you are measured for {order}.\n\nIf the time no longer suits you, change it here: {page}',
  },
  'meetings.visitAheadOfMaker': {
    subject: 'Reminder: home visit on {appointment}',
    text: '{buyer} expects you at home on {appointment} to be measured for {order}.\n\nIf the time no longer suits you, change it here: {page}',
  },
  'meetings.callAheadOfBuyer': {
    subject: 'Reminder: phone call on {appointment}',
    text: '{maker} calls you on {appointment} to take your measurements for {order}.\n\nIf the time no longer suits you, change it here: {page}',
  },
  'meetings.callAheadOfMaker': {
    subject: 'Reminder: phone call on {appointment}',
    text: 'Please call {buyer} on {appointment} to take the measurements for {order}.\n\nIf the time no longer suits you, change it here: {page}',
  },
} as const satisfies Room;
