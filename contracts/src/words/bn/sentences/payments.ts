import type { payments as english } from '../../en/sentences/payments.ts';

export const payments: Record<keyof typeof english, string> = {
  'payments.paymentMissing': 'এই পেমেন্টটি পাওয়া গেল না।',
  'payments.signature': 'সিগনেচার মিলছে না।',
  'payments.verification': 'পেমেন্ট যাচাই করা গেল না',
  'payments.paidTwice':
    'এর পেমেন্ট আগেই হয়েছে। দ্বিতীয় পেমেন্টটি 7টি কাজের দিনের মধ্যে যেখান থেকে এসেছে সেখানেই ফিরে যাবে।',
  'payments.unavailable':
    'পেমেন্ট সার্ভিস এখন পাওয়া যাচ্ছে না। আপনার অর্ডার রাখা আছে, কোনও টাকা কাটা হয়নি। একটু পরে আবার চেষ্টা করুন।',
  'payments.confirming': 'ব্যাঙ্ক এখনও পেমেন্ট যাচাই করছে। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  'payments.nothingLeft': 'এই অর্ডারে ফেরত দেওয়ার মতো আর কিছু বাকি নেই।',
  'payments.atMost': 'সবচেয়ে বেশি {sum} ফেরত দেওয়া যায়।',
  'payments.allOrOne': 'পুরো {sum} ফেরত দিন, বা অন্তত ₹1 রেখে দিন।',
};
