import type { files as english } from '../en/files.ts';

export const files: typeof english = {
  meeting: {
    HOME_VISIT: 'বাড়িতে মাপ, {name}-এর সঙ্গে: {title}',
    PHONE_CALL: 'ফোনে মাপ, {name}-এর সঙ্গে: {title}',
    order: 'অর্ডার {number}',
  },
  orders: {
    order: 'অর্ডার নম্বর',
    date: 'তারিখ',
    purchases: 'কারিগর',
    sales: 'ক্রেতা',
    designs: 'ডিজাইন',
    options: 'বিকল্প',
    pieces: 'পিস',
    status: 'স্ট্যাটাস',
    subtotal: 'সাবটোটাল (INR)',
    tax: 'ট্যাক্স (INR)',
    total: 'মোট (INR)',
    advance: 'অ্যাডভান্স (INR)',
    advancePaid: 'অ্যাডভান্সের তারিখ',
    final: 'শেষ পেমেন্ট (INR)',
    finalPaid: 'শেষ পেমেন্টের তারিখ',
    refunded: 'ফেরত (INR)',
  },
  earnings: {
    heads: {
      date: 'তারিখ',
      order: 'অর্ডার নম্বর',
      buyer: 'ক্রেতা',
      what: 'কী বাবদ',
      paid: 'পাওয়া (INR)',
      back: 'ফেরত (INR)',
      left: 'তার থেকে রইল (INR)',
      now: 'এখন',
      status: 'অর্ডারের স্ট্যাটাস',
    },
    kinds: {
      ADVANCE: 'অ্যাডভান্স',
      FINAL: 'শেষ পেমেন্ট',
      REFUND: 'রিফান্ড',
    },
    states: {
      HELD: 'ডেলিভারি পর্যন্ত ধরে রাখা',
      EARNED: 'ডেলিভারি হয়েছে',
      KEPT: 'বাতিল অর্ডার থেকে আপনার কাছে রইল',
      RETURNED: 'ফেরত গেছে',
      RETURNING: 'ফেরত যাচ্ছে',
      FAILED: 'আবার চেষ্টা হচ্ছে',
      WITH_BANK: 'ক্রেতার ব্যাঙ্কের কাছে',
    },
  },
};
