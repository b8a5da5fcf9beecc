import type { meetings as english } from '../../en/sentences/meetings.ts';

export const meetings: Record<keyof typeof english, string> = {
  'meetings.meetingMissing': 'এই মিটিংটি পাওয়া গেল না।',
  'meetings.noVisits': '{name} বাড়িতে এসে মাপ নেন না। ফোনে মাপ বেছে নিন।',
  'meetings.indiaOnly': '{name} শুধু ভারতেই বাড়িতে এসে মাপ নেন। ফোনে মাপ বেছে নিন।',
  'meetings.tooFar':
    '{name} {town} থেকে {radius} কিমির মধ্যে আসেন; এই ঠিকানা প্রায় {kilometres} কিমি দূরে। ফোনে মাপ বেছে নিন।',
  'meetings.allTooFar':
    '{name} {town} থেকে {radius} কিমির মধ্যে আসেন; আপনার ঠিকানাগুলো তার চেয়ে দূরে। ফোনে মাপ বেছে নিন।',
  'meetings.chooseTime': 'দেওয়া সময়গুলোর একটি বেছে নিন',
  'meetings.fromTomorrow': 'আগামীকাল বা তার পরের দিন বেছে নিন',
  'meetings.withinDays': 'আগামী {days} দিনের মধ্যে একটি দিন বেছে নিন',
  'meetings.wasCancelled': 'এই মিটিং বাতিল হয়েছে, তাই আর বদলানো যাবে না।',
  'meetings.wasCompleted': 'এই মিটিং শেষ হয়েছে, তাই আর বদলানো যাবে না।',
  'meetings.inProgress': 'এই মিটিং এখন চলছে।',
  'meetings.onlyComplete': 'চলতে থাকা মিটিং শুধু শেষ করা যায়।',
  'meetings.advanceFirst': 'অ্যাডভান্স এখনও দেওয়া হয়নি। এলেই মিটিং ঠিক করা যাবে।',
  'meetings.orderCancelled': 'এই অর্ডার বাতিল হয়েছে, তাই মিটিং ঠিক করা যাবে না।',
  'meetings.askedToCancel': 'এই অর্ডার বাতিলের অনুরোধ এসেছে, তাই তার সিদ্ধান্ত না হওয়া পর্যন্ত কোনো মিটিং ঠিক করা যাবে না।',
  'meetings.onHold': 'এই অর্ডার আপাতত থেমে আছে, তাই এখন মিটিং ঠিক করা যাবে না। আরও জানতে আমাদের সাপোর্ট ডেস্ককে লিখুন।',
  'meetings.disputed':
    'ব্যাঙ্ক এই অর্ডারের একটি পেমেন্ট খতিয়ে দেখছে, তাই সিদ্ধান্ত না হওয়া পর্যন্ত কোনো মিটিং ঠিক করা যাবে না।',
  'meetings.measuredAlready': 'এই অর্ডারের মাপ আগেই নেওয়া হয়ে গেছে।',
  'meetings.dayShape': 'দিন এভাবে লিখুন: 2026-11-22',
  'meetings.noSuchDay': 'এমন কোনও দিন নেই',
  'meetings.selectAll': 'তারিখ, সময় আর কীভাবে মাপ দেবেন বেছে নিন',
  'meetings.whatBecame': 'মিটিংয়ের কী হল বেছে নিন',
  'meetings.onlyBuyerBooks': 'মাপের মিটিং শুধু অর্ডারের ক্রেতাই ঠিক করেন।',
  'meetings.bookedAlready': 'এই অর্ডারের মিটিং আগেই ঠিক হয়ে আছে। সময় বদলানো যায়।',
  'meetings.saveAddressFirst': 'মিটিং ঠিক করার আগে নতুন ঠিকানা লিখে সেভ করুন',
  'meetings.selectAddress': 'আগের একটি ঠিকানা বেছে নিন',
  'meetings.onlyMaker': 'মিটিং শুধু কারিগরই শুরু ও শেষ করেন।',
  'meetings.cancelledWithOrder': 'এই অর্ডার বাতিল হয়েছে, তার সঙ্গে মিটিংও।',
  'meetings.sameTime': 'মিটিং আগে থেকেই এই সময়ে আছে। অন্য সময় বেছে নিন।',
  'meetings.slotTaken': 'এই সময়টি এইমাত্র কেউ নিয়ে নিয়েছেন। অন্যটি বেছে নিন।',
};
