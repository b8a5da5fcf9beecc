import type { Room } from '../../letter-words.ts';

/** Actions of our team, reported to the people concerned. */
export const admin = {
  'people.corrected': {
    subject: 'Your Tanabana account was corrected',
    text: 'Our team has corrected details of your account: {facts}.\n\nWhy: {reason}\n\nSee what it says now: {page}',
  },
  'people.correctedWithoutSeal': {
    subject: 'Your Tanabana account was corrected',
    text: 'Our team has corrected details of your account: {facts}. The seal was given to the name you had, so you may ask to be verified again.\n\nWhy: {reason}\n\nSee what it says now: {page}',
  },
  'people.ROLE_CHANGED': {
    subject: 'Your role on Tanabana was changed',
    text: 'Our team has changed your role: it is {role} from now on.\n\nWhy: {reason}\n\nSee your profile: {page}',
  },
  'people.madeAdmin': {
    subject: 'Your role on Tanabana was changed',
    text: 'Our team has changed your role: it is {role} from now on. You were signed out everywhere, so please sign in again.\n\nWhy: {reason}\n\nSee your profile: {page}',
  },
  'people.USER_VERIFIED': {
    subject: 'You are verified on Tanabana',
    text: 'Our team has verified you, and the seal appears beside your name from now on. If you change your name, it is removed until we have verified you again.\n\nSee your profile: {page}',
  },
  'people.USER_UNVERIFIED': {
    subject: 'Your Tanabana account lost its seal',
    text: 'Our team has taken the seal from beside your name.\n\nWhy: {reason}\n\nYou may ask to be verified again: {page}',
  },
  'people.USER_SUSPENDED': {
    subject: 'Your Tanabana account is suspended',
    text: 'Our team has suspended your account. You can sign in and read, but not act.\n\nWhy: {reason}\n\nIf you think this is a mistake, write to us: {page}',
  },
  'people.suspendedUntil': {
    subject: 'Your Tanabana account is suspended',
    text: 'Our team has suspended your account until the end of {day}. You can sign in and read, but not act.\n\nWhy: {reason}\n\nIf you think this is a mistake, write to us: {page}',
  },
  'people.USER_BANNED': {
    subject: 'Your Tanabana account was closed',
    text: 'Our team has closed your account, and you were signed out everywhere. Our team settles orders under way with their other side.\n\nWhy: {reason}\n\nIf you think this is a mistake, write to us: {page}',
  },
  'people.USER_RESTORED': {
    subject: 'Your Tanabana account is open again',
    text: 'Our team has restored your account, and you can use it as before.\n\nSign in: {page}',
  },
  'people.SESSIONS_ENDED': {
    subject: 'You were signed out of Tanabana',
    text: 'Our team has signed your account out in every browser. You can sign in again.\n\nWhy: {reason}\n\nIf you did not expect this, choose a new password: {page}',
  },
  'roles.USER': 'Customer',
  'roles.DESIGNER': 'Designer',
  'roles.VENDOR': 'Vendor',
  'roles.MASTER': 'Master',
  'roles.JARIWALA': 'Jariwala',
  'roles.KARKHANDAR': 'Karkhandar',
  'roles.ARTIST': 'Artist',
  'roles.ADMIN': 'Admin',
  'facts.name': 'name',
  'facts.role': 'role',
  'facts.phone': 'phone number',
  'facts.address': 'address',
  'facts.city': 'city',
  'facts.state': 'state',
  'facts.pincode': 'PIN code',
  'facts.country': 'country',

  'reports.decided': {
    subject: 'About your report',
    text: 'You reported {thing} on Tanabana. {outcome} Thank you for telling us.\n\nIf it still troubles you, file a complaint and our team will write to you.',
  },
  'reports.acted': 'We have looked at it and acted.',
  'reports.takenDown': 'We have looked at it and taken it down.',
  'reports.gone': 'We have looked at it: the account is gone by now.',
  'reports.left': 'We have looked at it and decided to leave it as it is.',
  'things.USER': 'a person',
  'things.MESSAGE': 'a message',
  'things.COMMENT': 'a comment',
  'things.DESIGN': 'a design',
  'things.STORY': 'a story',
  'things.REVIEW': 'a review',
  'things.ENQUIRY': 'an enquiry',
  'things.ANSWER': 'an answer to an enquiry',

  'removed.COMMENT': {
    subject: 'Your comment was removed',
    text: '{told}\n\nWhy: {reason}\n\nIf you think this is wrong, file a complaint and our team will write to you.',
  },
  'removed.REVIEW': {
    subject: 'Your review was removed',
    text: '{told}\n\nWhy: {reason}\n\nIf you think this is wrong, file a complaint and our team will write to you.',
  },
  'removed.MESSAGE': {
    subject: 'Your message was removed',
    text: '{told}\n\nWhy: {reason}\n\nIf you think this is wrong, file a complaint and our team will write to you.',
  },
  'removed.STORY': {
    subject: 'Your story was removed',
    text: '{told}\n\nWhy: {reason}\n\nIf you think this is wrong, file a complaint and our team will write to you.',
  },
  'removed.ENQUIRY': {
    subject: 'Your enquiry was removed',
    text: '{told}\n\nWhy: {reason}\n\nIf you think this is wrong, file a complaint and our team will write to you.',
  },
  'removed.ANSWER': {
    subject: 'Your answer was removed',
    text: '{told}\n\nWhy: {reason}\n\nIf you think this is wrong, file a complaint and our team will write to you.',
  },
  'removed.aCOMMENT': 'Our team has removed a comment of yours.',
  'removed.aREVIEW': 'Our team has removed a review of yours.',
  'removed.aMESSAGE': 'Our team has removed a message of yours.',
  'removed.aSTORY': 'Our team has removed a story of yours.',
  'removed.aENQUIRY': 'Our team has removed an enquiry of yours.',
  'removed.aANSWER': 'Our team has removed an answer of yours to an enquiry.',
  'removed.thisCOMMENT': 'Our team has removed this comment of yours: “{words}”',
  'removed.thisREVIEW': 'Our team has removed this review of yours: “{words}”',
  'removed.thisMESSAGE': 'Our team has removed this message of yours: “{words}”',
  'removed.thisSTORY': 'Our team has removed this story of yours: “{words}”',
  'removed.thisENQUIRY': 'Our team has removed this enquiry of yours: “{words}”',
  'removed.thisANSWER': 'Our team has removed this answer of yours to an enquiry: “{words}”',

  'disputes.meanwhileToBuyer': 'Until it has decided, no parcel leaves and nothing more is to be paid.',
  'disputes.meanwhileToMaker': 'Please send nothing until that is decided; you may go on making it.',
  'disputes.meanwhileToDesk': 'No parcel leaves until that is decided.',
  'disputes.stillToBuyer': 'Your bank is still reviewing another payment for this order.',
  'disputes.stillToMaker': 'The buyer’s bank is still reviewing another payment for this order.',
  'disputes.openToBuyer': {
    subject: 'Your bank is reviewing a payment for order {number}',
    text: 'Your bank tells us that you dispute {amount} of what you paid for {titles}. {meanwhile} If something is wrong with the order, please write to us through Contact Support on its page. If you did not mean to dispute it, please tell your bank.\n\n{page}',
  },
  'disputes.overToBuyer': {
    subject: 'The payment for order {number} stands',
    text: 'The dispute about {amount} of what you paid for {titles} is over: the payment stands. {still}\n\n{page}',
  },
  'disputes.openToMaker': {
    subject: 'A payment for order {number} is disputed',
    text: '{buyer} disputes {amount} of what was paid for {titles} at their bank. {meanwhile} Our desk answers the bank. If you have proof that helps, such as photographs or messages, please write to us through Contact Support.\n\n{page}',
  },
  'disputes.overToMaker': {
    subject: 'The payment for order {number} stands',
    text: 'The dispute about {amount} of what was paid for {titles} is over: the payment stands. {still}\n\n{page}',
  },
  'disputes.lostToMaker': {
    subject: 'The bank gave a payment for order {number} back',
    text: 'The bank decided the dispute about {titles} for {buyer}: {amount} went back to them, and is no longer among your earnings.\n\n{page}',
  },
  'disputes.openToDesk': {
    subject: 'A payment for order {number} is disputed',
    text: 'The buyer disputes {amount} of what was paid for {number} at their bank. {meanwhile} Please send evidence at the payment provider before its deadline; it stands on the page.\n\n{page}',
  },
  'disputes.overToDesk': {
    subject: 'The payment for order {number} stands',
    text: 'The dispute about {amount} of what was paid for {number} has ended without loss.\n\n{page}',
  },
  'disputes.lostToDesk': {
    subject: 'A dispute about order {number} was lost',
    text: 'The bank decided for the buyer: {amount} of what was paid for {number} went back to them. It is booked as money that went out.\n\n{page}',
  },
  'books.differ': {
    subject: 'Our books and the payment provider’s differ',
    text: {
      one: 'Last night’s audit found one thing in which our books differ from the payment provider’s, or among themselves. Nothing was changed.\n\nSee them here: {page}',
      other:
        'Last night’s audit found {count} things in which our books differ from the payment provider’s, or among themselves. Nothing was changed.\n\nSee them here: {page}',
    },
  },
} as const satisfies Room;
