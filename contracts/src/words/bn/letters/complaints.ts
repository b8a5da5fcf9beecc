import type { complaints as english } from '../../en/letters/complaints.ts';
import type { Translation } from '../../letter-words.ts';

export const complaints: Translation<typeof english> = {
  'complaints.filed': {
    subject: 'আপনার অভিযোগ জমা পড়েছে: {ticket}',
    text: 'আপনার অভিযোগ “{title}” আমরা পেয়েছি। এর নম্বর {ticket}। আমরা 24-48 ঘণ্টার মধ্যে উত্তর দিই।\n\nকী হচ্ছে এখানে দেখুন: {page}',
  },
  'complaints.filedAboutOrder': {
    subject: 'আপনার অভিযোগ জমা পড়েছে: {ticket}',
    text: 'অর্ডার {number} নিয়ে আপনার অভিযোগ “{title}” আমরা পেয়েছি। এর নম্বর {ticket}। আমরা 24-48 ঘণ্টার মধ্যে উত্তর দিই।\n\nকী হচ্ছে এখানে দেখুন: {page}',
  },
  'complaints.against': {
    subject: 'একটি অভিযোগ, {ticket}',
    text: '{name} অভিযোগ জানিয়েছেন: “{title}”। ভালোভাবে তাড়াতাড়ি উত্তর দিলে বেশির ভাগ অভিযোগই মিটে যায়।\n\nএখানে পড়ুন আর উত্তর দিন: {page}',
  },
  'complaints.againstAboutOrder': {
    subject: 'একটি অভিযোগ, {ticket}',
    text: '{name} অর্ডার {number} নিয়ে অভিযোগ জানিয়েছেন: “{title}”। ভালোভাবে তাড়াতাড়ি উত্তর দিলে বেশির ভাগ অভিযোগই মিটে যায়।\n\nএখানে পড়ুন আর উত্তর দিন: {page}',
  },
  'complaints.toDesk': {
    subject: 'নতুন অভিযোগ {ticket}, গুরুত্ব: {priority}',
    text: '{name} অভিযোগ জানিয়েছেন: “{title}”।\n\nএখানে পড়ুন আর উত্তর দিন: {page}',
  },
  'complaints.toDeskAboutOrder': {
    subject: 'নতুন অভিযোগ {ticket}, গুরুত্ব: {priority}',
    text: '{name} অর্ডার {number} নিয়ে অভিযোগ জানিয়েছেন: “{title}”।\n\nএখানে পড়ুন আর উত্তর দিন: {page}',
  },
  'priority.low': 'কম',
  'priority.medium': 'মাঝারি',
  'priority.high': 'বেশি',
  'priority.urgent': 'জরুরি',
  'complaints.answered': {
    subject: 'অভিযোগ {ticket}-এ একটি উত্তর',
    text: '{name} “{title}” নিয়ে লিখেছেন।\n\nএখানে পড়ুন আর উত্তর দিন: {page}',
  },
  'complaints.answeredByDesk': {
    subject: 'অভিযোগ {ticket}-এ একটি উত্তর',
    text: 'আমাদের সাপোর্ট ডেস্ক “{title}” নিয়ে লিখেছে।\n\nএখানে পড়ুন আর উত্তর দিন: {page}',
  },
  'complaints.OPEN': {
    subject: 'অভিযোগ {ticket}: খোলা',
    text: '{name} অভিযোগ “{title}” আবার খুলেছেন।\n\nএখানে দেখুন: {page}',
  },
  'complaints.IN_PROGRESS': {
    subject: 'অভিযোগ {ticket}: চলছে',
    text: '{name} অভিযোগ “{title}” দেখছেন।\n\nএখানে দেখুন: {page}',
  },
  'complaints.RESOLVED': {
    subject: 'অভিযোগ {ticket}: মিটেছে',
    text: '{name} অভিযোগ “{title}” মিটিয়েছেন।\n\nএখানে দেখুন: {page}',
  },
  'complaints.deskOPEN': {
    subject: 'অভিযোগ {ticket}: খোলা',
    text: 'আমাদের সাপোর্ট ডেস্ক অভিযোগ “{title}” আবার খুলেছে।\n\nএখানে দেখুন: {page}',
  },
  'complaints.deskIN_PROGRESS': {
    subject: 'অভিযোগ {ticket}: চলছে',
    text: 'আমাদের সাপোর্ট ডেস্ক অভিযোগ “{title}” দেখছে।\n\nএখানে দেখুন: {page}',
  },
  'complaints.deskRESOLVED': {
    subject: 'অভিযোগ {ticket}: মিটেছে',
    text: 'আমাদের সাপোর্ট ডেস্ক অভিযোগ “{title}” মিটিয়েছে।\n\nএখানে দেখুন: {page}',
  },

  'enquiries.toMaker': {
    subject: 'একজন আপনার ডিজাইন নিয়ে জানতে চেয়েছেন',
    text: '{name} {title} নিয়ে জানতে চেয়েছেন:\n\n> {message}\n\nএখানে উত্তর দিন: {page}',
  },
  'enquiries.spokenToMaker': {
    subject: 'একজন আপনার ডিজাইন নিয়ে জানতে চেয়েছেন',
    text: '{name} {title} নিয়ে ভয়েস নোটে জানতে চেয়েছেন।\n\n> {message}\n\nএখানে শুনুন আর উত্তর দিন: {page}',
  },
  'enquiries.answered': {
    subject: 'Tanabana-য় আপনার জিজ্ঞাসার উত্তর এসেছে',
    text: '{maker} {title} নিয়ে আপনার জিজ্ঞাসার উত্তর দিয়েছেন:\n\n> {answer}\n\nআপনি জানতে চেয়েছিলেন:\n\n> {message}\n\nউত্তরটি আপনার চ্যাটেও আছে। সেখানেই লিখুন: {page}',
  },
  'enquiries.aVoiceNote': '(ভয়েস নোট)',
  'enquiries.answeredSpoken': {
    subject: 'Tanabana-য় আপনার জিজ্ঞাসার উত্তর এসেছে',
    text: '{maker} {title} নিয়ে আপনার জিজ্ঞাসার উত্তর ভয়েস নোটে দিয়েছেন।\n\n> {answer}\n\nআপনি জানতে চেয়েছিলেন:\n\n> {message}\n\nআপনার চ্যাটে শুনুন, সেখানেই লিখুন: {page}',
  },
  'enquiries.answeredAnywhere': {
    subject: 'Tanabana-য় আপনার জিজ্ঞাসার উত্তর এসেছে',
    text: 'কেউ Tanabana-য় একজন কারিগরের কাছে কিছু জানতে চেয়ে উত্তরের জন্য এই ইমেল দিয়েছেন। উত্তর এসেছে। {days} দিন পর্যন্ত এখানে পড়ুন বা শুনুন: {page}\n\nএই মেলের উত্তর কেউ পড়েন না। আপনি জানতে না চেয়ে থাকলে কিছু করতে হবে না।',
  },
};
