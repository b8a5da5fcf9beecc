import type { verifications as english } from '../../en/sentences/verifications.ts';

export const verifications: Record<keyof typeof english, string> = {
  'verifications.chooseKind': 'আপনার কাগজগুলো কী, লিখুন।',
  'verifications.chooseDocument': 'অন্তত একটি কাগজ বেছে নিন।',
  'verifications.documentsMost': 'সবচেয়ে বেশি {most}টি কাগজ পাঠান।',
  'verifications.noteLong': 'আপনার নোট সবচেয়ে বেশি {most} অক্ষরের হতে পারে।',
  'verifications.withUs': 'আপনার কাগজপত্র আগে থেকেই আমাদের কাছে আছে। আমরা দেখা পর্যন্ত অপেক্ষা করুন।',
  'verifications.verified': 'আপনার ভেরিফিকেশন আগেই হয়ে গেছে।',
  'verifications.onlyMakers': 'শুধু কারিগরদের ভেরিফিকেশন হয়। আগে প্রোফাইলে কারিগরের ভূমিকা বেছে নিন।',
  'verifications.manyTimes': 'আপনি এক দিনে {most} বার কাগজ পাঠিয়েছেন। আগামীকাল আবার আসুন।',
};
