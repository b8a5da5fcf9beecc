import type { orders as english } from '../../en/letters/orders.ts';
import type { Translation } from '../../letter-words.ts';

export const orders: Translation<typeof english> = {
  'delivery.by': '{weekday}-এর মধ্যে আপনার হাতে পৌঁছনোর কথা।',
  'delivery.atBuyer': '{weekday}-এর মধ্যে ক্রেতার হাতে পৌঁছনোর কথা।',
  'delivery.late': '{day}-এর মধ্যে দেওয়ার কথা ছিল; এখন যা অবস্থা, {weekday}-এর মধ্যে আপনার হাতে পৌঁছবে।',
  'delivery.lateAtBuyer': '{day}-এর মধ্যে দেওয়ার কথা ছিল; এখন যা অবস্থা, {weekday}-এর মধ্যে ক্রেতার হাতে পৌঁছবে।',
  'delivery.ADVANCE': '{weekday}-এর মধ্যে আপনার হাতে পৌঁছনোর কথা; দিনটি অ্যাডভান্স পাওয়া থেকে গোনা।',
  'delivery.MEASUREMENT': '{weekday}-এর মধ্যে আপনার হাতে পৌঁছনোর কথা; দিনটি আপনার মাপ নেওয়া থেকে গোনা।',
  'delivery.FINAL_PAYMENT': '{weekday}-এর মধ্যে আপনার হাতে পৌঁছনোর কথা; শেষ পেমেন্ট এলেই পার্সেল রওনা হবে।',
  'delivery.HOLD': 'এই অর্ডার আপাতত থেমে আছে, তাই ডেলিভারির দিন এখন বলা যাচ্ছে না।',
  'delivery.DISPUTE':
    'একটি পেমেন্ট নিয়ে আপনার ব্যাঙ্কে আপত্তি উঠেছে, তাই সিদ্ধান্ত না হওয়া পর্যন্ত ডেলিভারির দিন বলা যাচ্ছে না।',
  'parcel.carried': 'কুরিয়ার: {carrier}।',
  'parcel.numbered': 'কুরিয়ার: {carrier}, ট্র্যাকিং নম্বর {tracking}।',
  'parcel.followed': 'কুরিয়ার: {carrier}, ট্র্যাকিং নম্বর {tracking}।\nপার্সেল কোথায় আছে দেখুন: {page}',
  'parcel.otherCarrier': 'অন্য কুরিয়ার',

  'fact.order': 'অর্ডার',
  'sums.advance': 'অ্যাডভান্স দেওয়া হয়েছে',
  'sums.rest': 'পার্সেল পাঠানোর আগে দেবেন',
  'sums.back': 'রিফান্ড',
  'sums.final': 'শেষ পেমেন্ট',
  'sums.total': 'মোট, ট্যাক্স সহ',
  'orders.confirmed': {
    subject: 'আপনার অর্ডার {number} কনফার্ম হয়েছে',
    text: 'ধন্যবাদ। {titles}-এর জন্য আপনার {advance} অ্যাডভান্স এসেছে, আর {maker} আপনার অর্ডারের কথা জানেন। {delivery} {choose}\n\nবাকি {rest} পার্সেল পাঠানোর আগে দিতে হবে। তৈরি কেমন এগোচ্ছে এখানে দেখুন, আপনার রসিদও এখান থেকে ডাউনলোড করা যাবে: {page}',
  },
  'orders.new': {
    subject: 'নতুন অর্ডার, {number}',
    text: 'একজন {titles} অর্ডার করেছেন আর {advance} অ্যাডভান্স দিয়েছেন; আপনি কাজ শুরু করতে পারেন।\n\nআপনার যা যা লাগবে সব এখানে: {page}',
  },
  'orders.swatchPaid': {
    subject: 'আপনার নমুনা {number}-এর পেমেন্ট হয়েছে',
    text: 'ধন্যবাদ। {titles}-এর জন্য আপনার {amount} এসেছে, আর {maker} {weekday}-এর মধ্যে এটি পাঠাবেন। তার মধ্যে না পাঠালে পুরো টাকা আপনার কাছে ফিরবে।\n\n{days} দিনের মধ্যে {maker}-এর কাছে আপনার পরের অর্ডার থেকে এই টাকা বাদ যাবে। পার্সেল এখানে দেখুন: {page}',
  },
  'orders.swatchAsked': {
    subject: 'একটি নমুনা চাওয়া হয়েছে, {number}',
    text: '{buyer} {titles} চেয়েছেন আর {amount} দিয়েছেন। {weekday}-এর মধ্যে এটি পাঠান, না হলে পুরো টাকা ফিরে যাবে।\n\nঠিকানা এখানে: {page}',
  },
  'orders.swatchOf': '{title}-এর কাপড়ের নমুনা',
  'orders.DESIGN_IN_PROGRESS': {
    subject: 'আপনার অর্ডার {number}: ডিজাইনের কাজ চলছে',
    text: 'কাজ শুরু হয়েছে: {titles}-এর ডিজাইন চলছে। তৈরির খবর আর ছবি আপনার অর্ডারে দেখতে পাবেন।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.DESIGN_COMPLETED': {
    subject: 'আপনার অর্ডার {number}: ডিজাইন শেষ হয়েছে',
    text: '{titles}-এর ডিজাইন শেষ হয়েছে। এবার তৈরির পালা।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.designedToMeasure': {
    subject: 'আপনার অর্ডার {number}: ডিজাইন শেষ হয়েছে',
    text: '{titles}-এর ডিজাইন শেষ হয়েছে। এবার আপনার মাপ নেওয়ার পালা। {choose}\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.MEASUREMENT_SCHEDULED': {
    subject: 'আপনার অর্ডার {number}: মাপের দিন ঠিক হয়েছে',
    text: '{titles}-এর জন্য আপনার মাপ নেওয়ার দিন ঠিক হয়েছে। দিনটি আপনার অর্ডারে দেখতে পাবেন।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.MEASUREMENT_COMPLETED': {
    subject: 'আপনার অর্ডার {number}: মাপ নেওয়া হয়েছে',
    text: '{titles}-এর জন্য আপনার মাপ নেওয়া হয়েছে। এবার সেই মাপে তৈরি হবে। {delivery}\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.FINAL_PAYMENT_PENDING': {
    subject: 'আপনার অর্ডার {number}: শেষ পেমেন্ট এসে গেছে',
    text: '{titles} প্রায় তৈরি। আপনার শেষ পেমেন্ট আগেই এসে গেছে, তাই আর কিছু দিতে হবে না।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.COMPLETED': {
    subject: 'আপনার অর্ডার {number}: তৈরি শেষ',
    text: '{titles} তৈরি হয়ে গেছে।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.READY_FOR_DELIVERY': {
    subject: 'আপনার অর্ডার {number}: ডেলিভারির জন্য তৈরি',
    text: '{titles} প্যাক হয়েছে, এবার পাঠানো যাবে।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.SHIPPED': {
    subject: 'আপনার অর্ডার {number}: পাঠানো হয়েছে',
    text: '{titles} আপনার কাছে রওনা হয়েছে। {delivery}\n\n{parcel}\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.DELIVERED': {
    subject: 'আপনার অর্ডার {number}: ডেলিভারি হয়েছে',
    text: '{titles}-এর ডেলিভারি হয়েছে বলে লেখা হয়েছে। আপনার হাতে না পৌঁছে থাকলে আপনার অর্ডারে “সাপোর্টে জানান” থেকে আমাদের জানান। পৌঁছে থাকলে একটি রিভিউ দিন, অন্যের কাজে লাগবে।\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.choose': 'অর্ডারের পাতায় মাপ দেওয়ার একটা দিন বাছুন।',
  'orders.wrote': '{maker} লিখেছেন:',
  'orders.movedByDesk': {
    subject: 'অর্ডার {number}: {status}',
    text: 'আমাদের সাপোর্ট ডেস্ক {titles}-এর অর্ডার এগিয়ে দিয়েছে: এখন স্ট্যাটাস “{status}”।\n\n{page}',
  },
  'orders.arrived': {
    subject: 'অর্ডার {number}: ডেলিভারি হয়েছে',
    text: 'ক্রেতা জানিয়েছেন, {titles} পৌঁছে গেছে। দারুণ কাজ।\n\n{page}',
  },
  'orders.movedOn': {
    subject: 'অর্ডার {number}: নতুন খবর আছে',
    text: '{titles}-এর অর্ডার এগিয়েছে।\n\n{page}',
  },
  'orders.written': {
    subject: 'আপনার অর্ডার {number}: তৈরির খবর',
    text: '{maker} {titles} তৈরির খবর লিখেছেন:\n\n> {note}\n\nআপনার অর্ডারে দেখুন: {page}',
  },
  'orders.photographed': {
    subject: 'আপনার অর্ডার {number}: তৈরির খবর',
    text: '{maker} {titles} তৈরির {count}টি ছবি দিয়েছেন।\n\n> {note}\n\nআপনার অর্ডারে দেখুন: {page}',
  },
  'orders.parcelByDesk': {
    subject: 'আপনার অর্ডার {number}: আপনার পার্সেলের খবর',
    text: 'আমাদের সাপোর্ট ডেস্ক {titles} পাঠানোর খবর বদলেছে।\n\n{parcel}\n\n{page}',
  },
  'orders.parcelByMaker': {
    subject: 'আপনার অর্ডার {number}: আপনার পার্সেলের খবর',
    text: 'কারিগর {titles} পাঠানোর খবর বদলেছেন।\n\n{parcel}\n\n{page}',
  },
  'orders.deskTold': {
    subject: 'আপনার অর্ডার {number}: আমাদের সাপোর্ট ডেস্কের খবর',
    text: 'আপনার {titles}-এর অর্ডারের স্ট্যাটাস “{status}”। {delivery}\n\n> {words}\n\n{parcel}\n\n{page}',
  },
  'orders.pictures': {
    subject: 'আপনার অর্ডারের ছবি নিয়ে',
    text: 'এই ছবিগুলো আপনার ক্রেতাকে দেখানো গেল না:\n\n{failures}\n\nএখানে অন্য ছবি দিন: {page}',
  },
};
