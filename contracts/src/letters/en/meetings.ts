import type { Room } from '../words.ts';

export const meetings = {
  'meetings.visitBooked': {
    subject: 'A measurement meeting on {appointment}',
    text: '{buyer} has booked: a home visit on {appointment}, to measure for {order}.\n\nEverything you need for it, and a file for your calendar, is here: {page}',
  },
  'meetings.callBooked': {
    subject: 'A measurement meeting on {appointment}',
    text: '{buyer} has booked: a phone call on {appointment}, to measure for {order}.\n\nEverything you need for it, and a file for your calendar, is here: {page}',
  },
  'meetings.visitMovedByBuyer': {
    subject: 'A meeting was moved to {appointment}',
    text: '{buyer} has moved to another time: a home visit on {appointment}, to measure for {order}.\n\nEverything you need for it, and a file for your calendar, is here: {page}',
  },
  'meetings.callMovedByBuyer': {
    subject: 'A meeting was moved to {appointment}',
    text: '{buyer} has moved to another time: a phone call on {appointment}, to measure for {order}.\n\nEverything you need for it, and a file for your calendar, is here: {page}',
  },
  'meetings.visitMovedByMaker': {
    subject: 'A meeting was moved to {appointment}',
    text: '{maker} has moved to another time: a home visit on {appointment}, to measure for {order}.\n\nIf the time does not suit you, you can move it here, and take it into your calendar: {page}',
  },
  'meetings.callMovedByMaker': {
    subject: 'A meeting was moved to {appointment}',
    text: '{maker} has moved to another time: a phone call on {appointment}, to measure for {order}.\n\nIf the time does not suit you, you can move it here, and take it into your calendar: {page}',
  },
  'meetings.visitOffByMaker': {
    subject: 'The meeting on {appointment} was called off',
    text: '{maker} has called off a home visit on {appointment}, for {order}.\n\nYou can book another time here: {page}',
  },
  'meetings.callOffByMaker': {
    subject: 'The meeting on {appointment} was called off',
    text: '{maker} has called off a phone call on {appointment}, for {order}.\n\nYou can book another time here: {page}',
  },
  'meetings.visitOffByBuyer': {
    subject: 'The meeting on {appointment} was called off',
    text: '{buyer} has called off a home visit on {appointment}, for {order}.\n\nYour time is free again. The buyer can book another; you find the order here: {page}',
  },
  'meetings.callOffByBuyer': {
    subject: 'The meeting on {appointment} was called off',
    text: '{buyer} has called off a phone call on {appointment}, for {order}.\n\nYour time is free again. The buyer can book another; you find the order here: {page}',
  },
  'meetings.measured': {
    subject: 'The measurements for {number} are taken',
    text: '{maker} has your measurements for {order}. {delivery}\n\nYou find the order here: {page}',
  },
  'meetings.visitAheadOfBuyer': {
    subject: 'Reminder: home visit on {appointment}',
    text: 'A reminder: please be at home on {appointment}, to measure for {order}.\n\nIf that has become impossible, please choose another time here: {page}',
  },
  'meetings.visitAheadOfMaker': {
    subject: 'Reminder: home visit on {appointment}',
    text: 'A reminder: you are expected at the home of {buyer} on {appointment}, to measure for {order}.\n\nIf that has become impossible, please choose another time here: {page}',
  },
  'meetings.callAheadOfBuyer': {
    subject: 'Reminder: phone call on {appointment}',
    text: 'A reminder: {maker} will call you on {appointment}, to measure for {order}.\n\nIf that has become impossible, please choose another time here: {page}',
  },
  'meetings.callAheadOfMaker': {
    subject: 'Reminder: phone call on {appointment}',
    text: 'A reminder: please call {buyer} on {appointment}, to measure for {order}.\n\nIf that has become impossible, please choose another time here: {page}',
  },
} as const satisfies Room;
