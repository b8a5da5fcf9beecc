import { downloadLastsHours, downloadsPerDay } from '#contracts/personal-data/data-download.rules.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const account: HelpGroup = {
  id: 'account',
  title: 'অ্যাকাউন্ট আর নিরাপত্তা',
  questions: [
    {
      id: 'forgot-password',
      question: 'পাসওয়ার্ড ভুলে গেছি',
      paragraphs: [
        'আমরা আপনার ইমেলে 6 সংখ্যার একটা কোড পাঠাই। 10 মিনিট কাজ করে। নতুন পাসওয়ার্ড বাছলে অন্য সব ব্রাউজার সাইন আউট হয়ে যায়।',
      ],
      links: [{ to: '/forgot-password', label: 'নতুন পাসওয়ার্ড বাছুন' }],
      words: 'পাসওয়ার্ড ভুলে লগ ইন সাইন ইন কোড ওটিপি password bhule gechi forgot reset login sign in code otp',
    },
    {
      id: 'where-signed-in',
      question: 'অন্য কেউ কি আমার অ্যাকাউন্টে আছেন?',
      paragraphs: [
        'সেটিংসে দেখা যায় কোন কোন ব্রাউজারে সাইন ইন আছেন আর শেষ কবে দেখা গেছে, আর তার নীচে গত 90 দিনে কে সাইন ইন করেছেন বা চেষ্টা করেছেন। যেটা চেনেন না সেটা শেষ করুন, তারপর পাসওয়ার্ড বদলান।',
      ],
      links: [{ to: '/settings', label: 'সেটিংস' }],
      words: 'হ্যাক অ্যাকাউন্ট সেশন নিরাপত্তা account hack onno keu hacked sessions signed in security',
    },
    {
      id: 'two-factor',
      question: 'সাইন ইন আরও নিরাপদ করব কী করে?',
      paragraphs: [
        'সেটিংসে টু-ফ্যাক্টর সাইন ইন চালু করুন। তখন সাইন ইন করতে ফোনের অথেন্টিকেটর অ্যাপে দেখানো 6 সংখ্যার কোডও লাগে, তাই শুধু পাসওয়ার্ডে কিছু খোলে না।',
        'সঙ্গে দশটা রিকভারি কোড পান। প্রতিটা দিয়ে একবার ফোন ছাড়াই সাইন ইন করা যায়: দরকারের সময় পাবেন এমন জায়গায় রাখুন।',
      ],
      links: [{ to: '/settings', label: 'সেটিংস' }],
      words:
        'টু-ফ্যাক্টর অথেন্টিকেটর রিকভারি কোড নিরাপদ ফোন হারিয়েছে two-factor phone harieche authenticator 2fa totp recovery codes lost phone safer',
    },
    {
      id: 'confirm-email',
      question: 'ইমেল কনফার্ম করব কেন?',
      paragraphs: [
        'যাতে আমাদের মেলে কী হয়েছে লেখা যায়। আমাদের পাঠানো লিংকটা না খোলা পর্যন্ত মেলে শুধু লেখা থাকে যে খবর আছে, আর টু-ফ্যাক্টর সাইন ইন চালু করা যায় না।',
      ],
      links: [{ to: '/settings', label: 'সেটিংস' }],
      words: 'ইমেল কনফার্ম ভেরিফাই লিংক email mail confirm verify verification letter',
    },
    {
      id: 'fewer-letters',
      question: 'কম মেল পেতে কী করব?',
      paragraphs: [
        'সেটিংসে “নোটিফিকেশন”-এ প্রতিটা ধরনের জন্য ঠিক করুন Tanabana-য় আর মেলে জানবেন কি না। সেখানেই যা পড়েননি তার সারাংশ পাবেন, রোজ বা সপ্তাহে, আর শান্ত সময়, যখন মেল অপেক্ষা করে।',
        'মেলের নীচের লিংকে সেই ধরনের মেল সঙ্গে সঙ্গে বন্ধ হয়, সাইন ইন ছাড়াই। আপনার অর্ডার, পেমেন্ট, অভিযোগ আর অ্যাকাউন্টের খবর সব সময় আসে।',
      ],
      links: [{ to: '/settings?tab=notifications', label: 'আপনার নোটিফিকেশন' }],
      words:
        'মেল বন্ধ কম নোটিফিকেশন সারাংশ email mail bondho kom letters mails stop unsubscribe notifications digest quiet hours too many',
    },
    {
      id: 'pay-inside',
      question: 'কেউ অন্য কোথাও টাকা দিতে বলছেন',
      paragraphs: [
        'দেবেন না। অর্ডার আর রিফান্ড শুধু সেই টাকার জন্য আছে যা এখানে, পেমেন্ট জানলায় দেওয়া হয়েছে। লোকটিকে বা মেসেজটা রিপোর্ট করুন: একটা কারণ হল “Tanabana-র বাইরে টাকা চাইছেন, বা ঠকাচ্ছেন”।',
      ],
      words: 'ঠকানো প্রতারণা জালিয়াতি বাইরে টাকা ভুয়ো scam thokano baire taka fraud pay outside whatsapp fake cheating',
    },
    {
      id: 'block',
      question: 'কাউকে দূরে রাখব কী করে?',
      paragraphs: [
        'তাঁর সঙ্গে চ্যাট খুলে মেনুতে “ব্লক করুন” বাছুন। আপনারা আর একে অন্যকে ফলো করবেন না, লিখতে, ডিজাইনে কমেন্ট বা রিভিউ করতে, অর্ডার দিতে, স্টোরি বা কমেন্ট দেখতেও পারবেন না। আপনাদের মধ্যের অর্ডার চলতে থাকবে। একই মেনুতে “রিপোর্ট করুন” আছে।',
        'কিছু শেষ না করেই কাউকে কম দেখতে হলে তাঁর প্রোফাইলের মেনুতে “মিউট করুন” বাছুন: ফিড, স্টোরি, সাজেশন আর নোটিফিকেশনে তিনি থাকবেন না, আর জানতেও পারবেন না। দুটোই সেটিংসে “প্রাইভেসি”-তে গিয়ে তোলা যায়।',
      ],
      links: [
        { to: '/chat', label: 'আপনার মেসেজ' },
        { to: '/settings?tab=privacy', label: 'যাঁদের মিউট আর ব্লক করেছেন' },
      ],
      words:
        'ব্লক মিউট হেনস্থা বিরক্ত মেসেজ বন্ধ block birokto blocked mute muted person harassment stop messages',
    },
    {
      id: 'who-sees-what',
      question: 'আমার ঠিকানা আর ফোন নম্বর কে দেখেন?',
      paragraphs: [
        'আপনি যে জিনিসের অর্ডার দেন তার কারিগর, অ্যাডভান্স এলে। যে কারিগরকে জিজ্ঞাসা পাঠান তিনি তাতে লেখা নম্বরটা দেখেন। এখানকার আর কেউ দেখেন না।',
      ],
      links: [{ to: '/privacy', label: 'প্রাইভেসি' }],
      words: 'প্রাইভেসি গোপনীয়তা ফোন নম্বর ঠিকানা ডেটা privacy phone nombor thikana data number address',
    },
    {
      id: 'download-data',
      question: 'আমার ডেটার কপি কী করে পাব?',
      paragraphs: [
        'সেটিংসে “ডেটা”-য় গিয়ে। আমরা পাসওয়ার্ড চাই, আর টু-ফ্যাক্টর সাইন ইন চালু থাকলে কোডও, আপনার সব কিছু একটা ZIP ফাইলে গুছিয়ে তৈরি হলে নোটিফিকেশন আর মেলে জানাই: আপনার ডিজাইন, অর্ডার, মেসেজ আর বাকি সব, ছবি, আর রসিদ ও ইনভয়েস।',
        `${downloadLastsHours} ঘণ্টা পর্যন্ত নামাতে পারেন, আর দিনে ${downloadsPerDay} বার চাইতে পারেন।`,
      ],
      links: [{ to: '/settings?tab=data', label: 'সেটিংস, ডেটা' }],
      words: 'ডেটা ডাউনলোড কপি ফাইল download amar data export data copy takeout zip archive',
    },
    {
      id: 'delete-account',
      question: 'অ্যাকাউন্ট মুছব কী করে?',
      paragraphs: [
        'সেটিংসে “ডেটা”-য় গিয়ে। আমরা পাসওয়ার্ড আর DELETE শব্দটা চাই, আর টু-ফ্যাক্টর সাইন ইন চালু থাকলে কোডও। কোনও অর্ডার চললে বা রিফান্ড পথে থাকলে আগে সেটা শেষ হতে হবে।',
        'যা শুধু আপনার তা এক্ষুনি মুছে যায় আর আপনার ডিজাইন সরিয়ে নেওয়া হয়। মেসেজ, কমেন্ট আর রিভিউ আপনার নাম ছাড়া থাকে, অর্ডার আর তার কাগজপত্র হিসেবের খাতায় থাকে।',
      ],
      links: [{ to: '/settings?tab=data', label: 'সেটিংস, ডেটা' }],
      words: 'অ্যাকাউন্ট মোছা মুছব বন্ধ ডিলিট delete account mochha bondho close deactivate remove',
    },
  ],
};
