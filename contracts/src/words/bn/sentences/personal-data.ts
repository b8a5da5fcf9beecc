import type { personalData as english } from '../../en/sentences/personal-data.ts';

export const personalData: Record<keyof typeof english, string> = {
  'personal-data.typeDelete': 'বড় হাতের অক্ষরে DELETE লিখুন।',
  'personal-data.lastAdmin': 'আপনিই শেষ অ্যাডমিন। অ্যাকাউন্ট মোছার আগে অন্য কাউকে অ্যাডমিন করুন।',
  'personal-data.openOrdersMore':
    'কোনও অর্ডার চলতে থাকলে বা টাকা ফেরত আসার পথে থাকলে আপনার অ্যাকাউন্ট মোছা যায় না: {orders} এবং আরও।',
  'personal-data.openOrders': 'কোনও অর্ডার চলতে থাকলে বা টাকা ফেরত আসার পথে থাকলে আপনার অ্যাকাউন্ট মোছা যায় না: {orders}।',
  'personal-data.askedTwice': '24 ঘণ্টায় দুবার নিজের ডেটা চাওয়া যায়। {moment}-এর পরে আবার চেষ্টা করুন।',
};
