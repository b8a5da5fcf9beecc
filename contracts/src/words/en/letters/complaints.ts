import type { Room } from '../../letter-words.ts';

export const complaints = {
  'complaints.filed': {
    subject: 'Complaint Submitted Successfully: {ticket}',
    text: 'We have your complaint “{title}”. Its number is {ticket}. We reply within 24-48 hours.\n\nFollow it here: {page}',
  },
  'complaints.filedAboutOrder': {
    subject: 'Complaint Submitted Successfully: {ticket}',
    text: 'We have your complaint “{title}” about the order {number}. Its number is {ticket}. We reply within 24-48 hours.\n\nFollow it here: {page}',
  },
  'complaints.against': {
    subject: 'A complaint, {ticket}',
    text: '{name} has filed a complaint: “{title}”. A kind and early answer settles most of them.\n\nRead and answer it here: {page}',
  },
  'complaints.againstAboutOrder': {
    subject: 'A complaint, {ticket}',
    text: '{name} has filed a complaint about the order {number}: “{title}”. A kind and early answer settles most of them.\n\nRead and answer it here: {page}',
  },
  'complaints.toDesk': {
    subject: 'New complaint {ticket}, {priority}',
    text: '{name} has filed a complaint: “{title}”.\n\nRead and answer it here: {page}',
  },
  'complaints.toDeskAboutOrder': {
    subject: 'New complaint {ticket}, {priority}',
    text: '{name} has filed a complaint about the order {number}: “{title}”.\n\nRead and answer it here: {page}',
  },
  'priority.low': 'low',
  'priority.medium': 'medium',
  'priority.high': 'high',
  'priority.urgent': 'urgent',
  'complaints.answered': {
    subject: 'An answer in complaint {ticket}',
    text: '{name} has written about “{title}”.\n\nRead and answer it here: {page}',
  },
  'complaints.answeredByDesk': {
    subject: 'An answer in complaint {ticket}',
    text: 'Our desk has written about “{title}”.\n\nRead and answer it here: {page}',
  },
  'complaints.OPEN': {
    subject: 'Complaint {ticket}: Open',
    text: '{name} has reopened the complaint “{title}”.\n\nSee it here: {page}',
  },
  'complaints.IN_PROGRESS': {
    subject: 'Complaint {ticket}: In Progress',
    text: '{name} is looking into the complaint “{title}”.\n\nSee it here: {page}',
  },
  'complaints.RESOLVED': {
    subject: 'Complaint {ticket}: Resolved',
    text: '{name} has settled the complaint “{title}”.\n\nSee it here: {page}',
  },
  'complaints.deskOPEN': {
    subject: 'Complaint {ticket}: Open',
    text: 'Our desk has reopened the complaint “{title}”.\n\nSee it here: {page}',
  },
  'complaints.deskIN_PROGRESS': {
    subject: 'Complaint {ticket}: In Progress',
    text: 'Our desk is looking into the complaint “{title}”.\n\nSee it here: {page}',
  },
  'complaints.deskRESOLVED': {
    subject: 'Complaint {ticket}: Resolved',
    text: 'Our desk has settled the complaint “{title}”.\n\nSee it here: {page}',
  },

  'enquiries.toMaker': {
    subject: 'Someone asks about your design',
    text: '{name} has a question about {title}:\n\n> {message}\n\nAnswer here: {page}',
  },
  'enquiries.spokenToMaker': {
    subject: 'Someone asks about your design',
    text: '{name} has a question about {title}, as a voice note.\n\n> {message}\n\nListen and answer here: {page}',
  },
  'enquiries.answered': {
    subject: 'Your enquiry on Tanabana is answered',
    text: '{maker} has answered your enquiry about {title}:\n\n> {answer}\n\nYou had asked:\n\n> {message}\n\nThe answer is in your chat, too. Write back there: {page}',
  },
  'enquiries.aVoiceNote': '(a voice note)',
  'enquiries.answeredSpoken': {
    subject: 'Your enquiry on Tanabana is answered',
    text: '{maker} has answered your enquiry about {title} with a voice note.\n\n> {answer}\n\nYou had asked:\n\n> {message}\n\nListen in your chat, and write back there: {page}',
  },
  'enquiries.answeredAnywhere': {
    subject: 'Your enquiry on Tanabana is answered',
    text: 'Someone asked a maker on Tanabana a question and gave this address for the answer. It has come. Read or hear it here for {days} days: {page}\n\nNobody reads answers to this mail. If it was not you who asked, there is nothing to do.',
  },
} as const satisfies Room;
