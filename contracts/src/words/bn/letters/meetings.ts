import type { meetings as english } from '../../en/letters/meetings.ts';
import type { Translation } from '../../letter-words.ts';

export const meetings: Translation<typeof english> = {
  'meetings.visitBooked': {
    subject: 'মাপের মিটিং: {appointment}',
    text: '{buyer} {order}-এর জন্য বাড়িতে এসে মাপের সময় নিয়েছেন: {appointment}। {delivery}\n\nআপনার ক্যালেন্ডারের ফাইল সঙ্গে আছে। বাকি সব এখানে: {page}',
  },
  'meetings.callBooked': {
    subject: 'মাপের মিটিং: {appointment}',
    text: '{buyer} {order}-এর জন্য ফোনে মাপের সময় নিয়েছেন: {appointment}। {delivery}\n\nআপনার ক্যালেন্ডারের ফাইল সঙ্গে আছে। বাকি সব এখানে: {page}',
  },
  'meetings.visitBookedByYou': {
    subject: 'আপনার মাপের সময়: {appointment}',
    text: '{order}-এর মাপ নিতে {maker} আপনার বাড়িতে আসবেন: {appointment}। {delivery}\n\nআপনার ক্যালেন্ডারের ফাইল সঙ্গে আছে। সময়টা সুবিধার না হলে এখানে বদলান: {page}',
  },
  'meetings.callBookedByYou': {
    subject: 'আপনার মাপের সময়: {appointment}',
    text: '{order}-এর মাপ নিতে {maker} আপনাকে ফোন করবেন: {appointment}। হাতের কাছে ফিতে রাখুন। {delivery}\n\nআপনার ক্যালেন্ডারের ফাইল সঙ্গে আছে। সময়টা সুবিধার না হলে এখানে বদলান: {page}',
  },
  'meetings.visitMovedByBuyer': {
    subject: 'মিটিংয়ের নতুন সময়: {appointment}',
    text: '{buyer} {order}-এর জন্য বাড়িতে এসে মাপের সময় বদলেছেন: {appointment}। {delivery}\n\nআপনার ক্যালেন্ডারের ফাইল সঙ্গে আছে। বাকি সব এখানে: {page}',
  },
  'meetings.callMovedByBuyer': {
    subject: 'মিটিংয়ের নতুন সময়: {appointment}',
    text: '{buyer} {order}-এর জন্য ফোনে মাপের সময় বদলেছেন: {appointment}। {delivery}\n\nআপনার ক্যালেন্ডারের ফাইল সঙ্গে আছে। বাকি সব এখানে: {page}',
  },
  'meetings.visitMovedByMaker': {
    subject: 'মিটিংয়ের নতুন সময়: {appointment}',
    text: '{maker} {order}-এর জন্য বাড়িতে এসে মাপের সময় বদলেছেন: {appointment}। {delivery}\n\nআপনার ক্যালেন্ডারের নতুন ফাইল সঙ্গে আছে। সময়টা সুবিধার না হলে এখানে বদলান: {page}',
  },
  'meetings.callMovedByMaker': {
    subject: 'মিটিংয়ের নতুন সময়: {appointment}',
    text: '{maker} {order}-এর জন্য ফোনে মাপের সময় বদলেছেন: {appointment}। {delivery}\n\nআপনার ক্যালেন্ডারের নতুন ফাইল সঙ্গে আছে। সময়টা সুবিধার না হলে এখানে বদলান: {page}',
  },
  'meetings.visitMovedByYou': {
    subject: 'মিটিংয়ের নতুন সময়: {appointment}',
    text: 'আপনি {order}-এর জন্য বাড়িতে এসে মাপের সময় বদলেছেন: {appointment}। {delivery}\n\nআপনার ক্যালেন্ডারের নতুন ফাইল সঙ্গে আছে। মিটিংটা এখানে: {page}',
  },
  'meetings.callMovedByYou': {
    subject: 'মিটিংয়ের নতুন সময়: {appointment}',
    text: 'আপনি {order}-এর জন্য ফোনে মাপের সময় বদলেছেন: {appointment}। {delivery}\n\nআপনার ক্যালেন্ডারের নতুন ফাইল সঙ্গে আছে। মিটিংটা এখানে: {page}',
  },
  'meetings.visitOffByMaker': {
    subject: 'মিটিং বাতিল: {appointment}',
    text: '{maker} {order}-এর জন্য বাড়িতে এসে মাপ বাতিল করেছেন: {appointment}।\n\nএখানে অন্য সময় নিতে পারেন: {page}',
  },
  'meetings.callOffByMaker': {
    subject: 'মিটিং বাতিল: {appointment}',
    text: '{maker} {order}-এর জন্য ফোনে মাপ বাতিল করেছেন: {appointment}।\n\nএখানে অন্য সময় নিতে পারেন: {page}',
  },
  'meetings.visitOffByBuyer': {
    subject: 'মিটিং বাতিল: {appointment}',
    text: '{buyer} {order}-এর জন্য বাড়িতে এসে মাপ বাতিল করেছেন: {appointment}।\n\nআপনার সময়টা আবার খালি। ক্রেতা অন্য সময় নিতে পারেন; মিটিংটি এখানে দেখুন: {page}',
  },
  'meetings.callOffByBuyer': {
    subject: 'মিটিং বাতিল: {appointment}',
    text: '{buyer} {order}-এর জন্য ফোনে মাপ বাতিল করেছেন: {appointment}।\n\nআপনার সময়টা আবার খালি। ক্রেতা অন্য সময় নিতে পারেন; মিটিংটি এখানে দেখুন: {page}',
  },
  'meetings.visitOffByYou': {
    subject: 'মিটিং বাতিল: {appointment}',
    text: 'আপনি {order}-এর জন্য বাড়িতে এসে মাপ বাতিল করেছেন: {appointment}।\n\nঅন্য সময় এখানে নেওয়া যায়: {page}',
  },
  'meetings.callOffByYou': {
    subject: 'মিটিং বাতিল: {appointment}',
    text: 'আপনি {order}-এর জন্য ফোনে মাপ বাতিল করেছেন: {appointment}।\n\nঅন্য সময় এখানে নেওয়া যায়: {page}',
  },
  'meetings.measured': {
    subject: 'অর্ডার {number}-এর মাপ নেওয়া হয়েছে',
    text: '{maker} {order}-এর জন্য আপনার মাপ পেয়ে গেছেন। {delivery}\n\nমিটিংটি এখানে দেখুন: {page}',
  },
  'meetings.visitAheadOfBuyer': {
    subject: 'মনে করিয়ে দিই: বাড়িতে এসে মাপ, {appointment}',
    text: 'মনে করিয়ে দিই: {order}-এর মাপের জন্য এই সময়ে বাড়িতে থাকুন: {appointment}।\n\nসম্ভব না হলে এখানে অন্য সময় বেছে নিন: {page}',
  },
  'meetings.visitAheadOfMaker': {
    subject: 'মনে করিয়ে দিই: বাড়িতে এসে মাপ, {appointment}',
    text: 'মনে করিয়ে দিই: {order}-এর মাপ নিতে {buyer}-এর বাড়িতে এই সময়ে আপনার যাওয়ার কথা: {appointment}।\n\nসম্ভব না হলে এখানে অন্য সময় বেছে নিন: {page}',
  },
  'meetings.callAheadOfBuyer': {
    subject: 'মনে করিয়ে দিই: ফোনে মাপ, {appointment}',
    text: 'মনে করিয়ে দিই: {order}-এর মাপের জন্য {maker} আপনাকে এই সময়ে ফোন করবেন: {appointment}।\n\nসম্ভব না হলে এখানে অন্য সময় বেছে নিন: {page}',
  },
  'meetings.callAheadOfMaker': {
    subject: 'মনে করিয়ে দিই: ফোনে মাপ, {appointment}',
    text: 'মনে করিয়ে দিই: {order}-এর মাপের জন্য {buyer}-কে এই সময়ে ফোন করুন: {appointment}।\n\nসম্ভব না হলে এখানে অন্য সময় বেছে নিন: {page}',
  },
};
