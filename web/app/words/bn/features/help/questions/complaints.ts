import { hoursToAnswerComplaint } from '#contracts/admin/complaints/complaints.rules.ts';
import { complaintLimits } from '#contracts/complaints/complaint.rules.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const complaints: HelpGroup = {
  id: 'complaints',
  title: 'অভিযোগ আর রিপোর্ট',
  questions: [
    {
      id: 'complain',
      question: 'কীভাবে অভিযোগ জানাব?',
      paragraphs: [
        `অর্ডারে “সাপোর্টে জানান” টিপুন, বা “অভিযোগ” খুলুন। কী আশা করেছিলেন, কী পেলেন আর কী করলে ঠিক হয় লিখুন, সঙ্গে ${complaintLimits.pictures}টি পর্যন্ত ছবি দিন। অ্যাকাউন্ট লাগে। অভিযোগের একটা নম্বর আর নিজের পাতা হয়, উত্তর সেখানেই থাকে।`,
      ],
      links: [{ to: '/complaints', label: 'অভিযোগ জানান' }],
      words:
        'অভিযোগ নালিশ সাহায্য সাপোর্ট সমস্যা কাস্টমার কেয়ার complaint obhijog nalish somossa complain support contact problem issue help customer care',
    },
    {
      id: 'who-reads-complaints',
      question: 'কে এটা পড়েন?',
      paragraphs: [
        'অর্ডার নিয়ে অভিযোগ সেই অর্ডারের অন্য পক্ষ আর Tanabana-র লোকেরা পড়েন ও উত্তর দেন। অর্ডার ছাড়া অভিযোগ শুধু Tanabana-র লোকেরাই পড়েন।',
      ],
      words: 'অভিযোগ কে পড়েন গোপন complaint ke poren read privacy who',
    },
    {
      id: 'answered-complaints',
      question: 'উত্তর কবে পাব?',
      paragraphs: [
        `আপনার শেষ লেখার ${hoursToAnswerComplaint} ঘণ্টার মধ্যে Tanabana-র লোকেরা উত্তর দেওয়ার চেষ্টা করেন। প্রতিটা উত্তর এখানে জানতে পারেন, আর মেলে ঘণ্টায় খুব বেশি হলে একবার।`,
      ],
      links: [{ to: '/complaints', label: 'আপনার অভিযোগ' }],
      words: 'অভিযোগ উত্তর কবে ঘণ্টা জরুরি complaint uttor kobe answer reply wait hours urgent',
    },
    {
      id: 'settled-complaints',
      question: 'সময়ের আগেই মিটে গেছে বলা হয়েছে',
      paragraphs: [
        `অভিযোগ আপনি মেটান, বা Tanabana-র লোকেরা মিটিয়ে আপনাকে লেখেন। মিটে যাওয়া অভিযোগ ${complaintLimits.reopenDays} দিনের মধ্যে আবার খুলতে পারেন। তার পরে নতুন অভিযোগ জানান আর পুরনোটার নম্বর লিখুন।`,
      ],
      links: [{ to: '/complaints', label: 'আপনার অভিযোগ' }],
      words: 'অভিযোগ আবার খোলা মিটেছে বন্ধ complaint abar khola reopen settled resolved closed',
    },
    {
      id: 'report',
      question: 'কিছু রিপোর্ট করলে কী হয়?',
      paragraphs: [
        'কোনও মানুষ, ডিজাইন, রিভিউ, কমেন্ট, মেসেজ বা স্টোরির রিপোর্ট Tanabana-র লোকেদের জন্য রাখা হয়, আর কেউ দেখেন না। তাঁরা সেটা সরান, লোকটির ব্যাপারে ব্যবস্থা নেন, বা যেমন আছে রাখেন, আর কী হল তা নোটিফিকেশন আর মেলে জানানো হয়। আরও উত্তর লাগলে অভিযোগ জানান।',
      ],
      links: [{ to: '/complaints', label: 'অভিযোগ জানান' }],
      words: 'রিপোর্ট স্প্যাম নকল ঠকানো হেনস্থা report nokol thokano abuse spam fake copied fraud harassment',
    },
    {
      id: 'taken-down',
      question: 'আমার ডিজাইন আপনাদের টিম লুকিয়ে দিয়েছে',
      paragraphs: [
        'কেন, তা ডিজাইনের পাতায় লেখা থাকে, মেলেও। ফিরিয়ে না আনা পর্যন্ত শুধু আপনিই দেখেন; এর যে অর্ডার আছে সেগুলো চলে। ডিজাইনটা বদলাতে পারেন, আর তার পাতায় একবার আপিল করতে পারেন: সিদ্ধান্তে কী ভুল আছে বা কী শুধরেছেন লিখুন। কেউ আবার দেখেন, আর কী ঠিক হল আপনি জানতে পারেন।',
        'সরিয়ে দেওয়া কমেন্ট বা রিভিউ আর ফেরে না। এটা ভুল মনে হলে অভিযোগ জানান।',
      ],
      links: [{ to: '/userDashboard', label: 'আপনার ডিজাইন' }],
      words:
        'লুকোনো ডিজাইন সরানো আপিল ব্লক hidden lukono design sorano taken down takedown appeal moderation removed blocked',
    },
  ],
};
