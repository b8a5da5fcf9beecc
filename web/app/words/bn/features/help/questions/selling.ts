import { mostDesignsAtOnce } from '#contracts/designs/bulk/bulk.rules.ts';
import { uploadLimits } from '#contracts/designs/design.rules.ts';
import { draftDays, draftWarningDays, mostDrafts } from '#contracts/designs/drafts/drafts.rules.ts';
import { storyLimits } from '#contracts/stories/story.rules.ts';
import { verificationLimits } from '#contracts/verifications/verification.rules.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const selling: HelpGroup = {
  id: 'selling',
  title: 'বিক্রি',
  questions: [
    {
      id: 'start-selling',
      question: 'বিক্রি কীভাবে শুরু করব?',
      paragraphs: [
        `একটা ডিজাইন আপলোড করুন: ${uploadLimits.pictures}টি পর্যন্ত ছবি, থাকলে একটা ভিডিও, দাম, আর তৈরি করতে কত দিন লাগে। প্রথম আপলোডেই আপনি ডিজাইনার হয়ে যান; প্রোফাইলে গিয়ে তার বদলে মাস্টার, জরিওয়ালা, কারখানাদার, ভেন্ডর বা শিল্পী বাছতে পারেন।`,
      ],
      links: [
        { to: '/upload-product', label: 'ডিজাইন আপলোড' },
        { to: '/profile', label: 'আপনার প্রোফাইল' },
      ],
      words:
        'বিক্রি বেচা বেচব আপলোড দোকান ডিজাইনার sell bikri becha dokan selling seller upload become designer shop',
    },
    {
      id: 'drafts-and-many-designs',
      question: 'ডিজাইন পরে শেষ করা, বা একসঙ্গে অনেকগুলো বদলানো যায়?',
      paragraphs: [
        `ডিজাইন আপলোডের সময় যা লেখেন আর পাঠান তা ড্রাফট হিসেবে থাকে, ${mostDrafts}টি পর্যন্ত। ড্যাশবোর্ডের “প্রোডাক্ট” থেকে যে কোনও ডিভাইসে এগোতে পারেন। শুধু আপনিই দেখেন; ${draftDays} দিন হাত না দিলে মুছে যায়; কবে মুছবে তালিকায় লেখা থাকে, আর ${draftWarningDays} দিন আগে একটা মেল জানায়।`,
        `সেখানেই “কপি বানান” টিপলে আপনার কোনও ডিজাইনের লেখা আর ছবি নিয়ে একটা ড্রাফট শুরু হয়। একসঙ্গে কয়েকটা ডিজাইন বেছে লুকোতে, আবার দেখাতে বা দাম বদলাতে পারেন, একবারে ${mostDesignsAtOnce}টি পর্যন্ত: প্রতিটা নতুন দাম আগেই দেখতে পান। আগে দেওয়া অর্ডারের দাম বদলায় না।`,
      ],
      links: [{ to: '/userDashboard?tab=products', label: 'আপনার ডিজাইন' }],
      words:
        'ড্রাফট পরে কপি দাম একসঙ্গে অনেক লুকোনো draft pore copy dam save later continue duplicate bulk price many hide several',
    },
    {
      id: 'before-the-first-order',
      question: 'আমার প্রোফাইলে কী কী থাকা উচিত?',
      paragraphs: [
        'আপনার শহর আর পিন কোড, কারণ ডেলিভারির দিন আর বাড়িতে গিয়ে মাপের দূরত্ব সেখান থেকেই ধরা হয়, আর লোকে কাছের কারিগর খোঁজেন; মাপ নিতে কত দূর যান; আর রেজিস্ট্রেশন থাকলে আপনার GSTIN, যা ট্যাক্স ইনভয়েসে ছাপা হয়, আর কোথাও দেখানো হয় না।',
      ],
      links: [{ to: '/profile', label: 'আপনার প্রোফাইল' }],
      words: 'প্রোফাইল জিএসটি পিন কোড কারিগর profile karigor gstin pin radius maker',
    },
    {
      id: 'get-verified',
      question: 'ভেরিফায়েড হব কী করে?',
      paragraphs: [
        `প্রোফাইলে “ভেরিফায়েড হোন”-এ গিয়ে ${verificationLimits.documents}টি পর্যন্ত কাগজ পাঠান: আপনি কে তা বোঝা যায় এমন কিছু, ব্যবসার কাগজ, বা কাজের নমুনা। একজন অ্যাডমিন দেখেন, আর আপনাকে নোটিফিকেশন আর মেলে জানানো হয়। যথেষ্ট না হলে কারণ পড়তে পারেন, আর অন্য কাগজ পাঠাতে পারেন।`,
        `শুধু অ্যাডমিনরাই আপনার কাগজ দেখেন। সিদ্ধান্তের ${verificationLimits.keptDays} দিন পরে মুছে যায়। চিহ্নটা আপনার নামের জন্য: নাম বদলালে আমরা আবার না দেখা পর্যন্ত থাকে না।`,
      ],
      links: [{ to: '/profile?tab=verification', label: 'ভেরিফায়েড হোন' }],
      words:
        'ভেরিফায়েড ভেরিফিকেশন যাচাই টিক চিহ্ন কাগজ verify jachai verified verification seal badge tick documents identity',
    },
    {
      id: 'pausing-orders',
      question: 'কিছু দিন অর্ডার নেওয়া বন্ধ রাখতে পারি?',
      paragraphs: [
        'হ্যাঁ, প্রোফাইলে “দোকানের পাতা”-য়: কবে থেকে আবার অর্ডার নেবেন বাছুন, চাইলে এক লাইন লিখুন। ক্রেতারা আপনার ডিজাইনে আর প্রোফাইলে তা পড়েন; জিজ্ঞাসা, মেসেজ আর আগের অর্ডার চলে। ওই দিন এলে নিজে থেকেই আবার অর্ডার নেওয়া শুরু হয়, চাইলে তার আগেই আপনি শুরু করতে পারেন।',
        'সেখানেই মাসে কটা অর্ডার নেবেন আর কবে কবে ছুটি জানাতে পারেন। মাস ভরে গেলে কবে আবার জায়গা হবে ক্রেতাদের জানানো হয়। ছুটির দিনে কিছু তৈরি বা পাঠানো হয় না, তাই ডেলিভারি ছুটি বাদ দিয়ে ধরা হয়।',
      ],
      links: [{ to: '/profile?tab=shop', label: 'আপনার দোকানের পাতা' }],
      words:
        'ছুটি বন্ধ থামানো ব্যস্ত দোকান মাস pause chuti bondho stop holiday vacation capacity full busy break orders month shop',
    },
    {
      id: 'orders-of-mine',
      question: 'একটা অর্ডার এসেছে। এবার?',
      paragraphs: [
        'অ্যাডভান্স এলে ক্রেতার ঠিকানা দেখতে পান। কাজ যেমন এগোয়, অর্ডারও তেমন এগিয়ে দিন, আর লেখা ও ছবিতে জানান। অর্ডার শুধু সামনেই এগোয়। শেষ পেমেন্ট এলে পাঠানো যায়; তখন কুরিয়ার আর ট্র্যাকিং নম্বর দিন।',
      ],
      links: [{ to: '/userDashboard?tab=sales', label: 'আপনার বিক্রি' }],
      words: 'অর্ডার এসেছে বিক্রি পাঠানো স্ট্যাটাস sale bikri sales order maker status shipping ship',
    },
    {
      id: 'enquiries-to-me',
      question: 'জিজ্ঞাসা কোথায় আসে?',
      paragraphs: ['আপনার জিজ্ঞাসার পাতায়, যিনি জানতে চেয়েছেন তাঁর নাম আর ইমেল সমেত। আপনার উত্তর তাঁর কাছে মেলে যায়।'],
      links: [{ to: '/enquiry-management', label: 'আপনার জিজ্ঞাসা' }],
      words: 'জিজ্ঞাসা প্রশ্ন ইনবক্স খদ্দের enquiries jiggasa proshno inbox customers leads',
    },
    {
      id: 'reviews-of-mine',
      question: 'আমার ডিজাইনের রিভিউ কে লিখতে পারেন?',
      paragraphs: [
        'আপনি ছাড়া যাঁর অ্যাকাউন্ট আছে তিনিই, প্রতিটা ডিজাইনের একবার। যাঁরা কিনেছেন তাঁদের রিভিউয়ে “ভেরিফায়েড কেনাকাটা” লেখা থাকে, আর তারা ও গড়ে শুধু সেগুলোই ধরা হয়; অন্যদের রিভিউ আলাদা থাকে। প্রতিটা রিভিউয়ের একবার উত্তর দিতে পারেন, আর যে কেউ তা রিপোর্ট করতে পারেন।',
      ],
      words: 'রিভিউ রেটিং তারা কেনাকাটা review tara reviews rating stars verified purchase',
    },
    {
      id: 'stories',
      question: 'স্টোরি কী?',
      paragraphs: [
        `ক্যাপশন সমেত একটা ছবি, যা ${storyLimits.hours} ঘণ্টা ফিডের উপরে থাকে। কে কে দেখেছেন আপনি দেখতে পান, আর তার আগেই মুছতে পারেন।`,
      ],
      words: 'স্টোরি গল্প story stories',
    },
  ],
};
