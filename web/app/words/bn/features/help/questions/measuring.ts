import { usualVisitRadius } from '#contracts/meetings/visit-radius.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const measuring: HelpGroup = {
  id: 'measuring',
  title: 'মাপ দেওয়া',
  questions: [
    {
      id: 'how-it-fits',
      question: 'আমার ফিট হবে কী করে?',
      paragraphs: [
        'সেটা ডিজাইনের উপর নির্ভর করে, তার পাতায় লেখা থাকে। বেশির ভাগ আপনার মাপে তৈরি হয়: কারিগর আপনার কাছে আসেন বা ফোন করেন। কিছু সাইজ ধরে তৈরি হয়, অর্ডারের সময় একটা বাছেন। শাড়ি, ব্যাগ আর ঘর সাজানোর জিনিসে মাপ লাগে না।',
      ],
      links: [{ to: '/help/size-guide', label: 'সাইজ গাইড' }],
      words: 'মাপ সাইজ ফিটিং ফিট চার্ট size map fitting sizes fit measured measure measurement size guide chart',
    },
    {
      id: 'book-a-measuring',
      question: 'বাড়িতে এসে বা ফোনে মাপের সময় কীভাবে বুক করব?',
      paragraphs: [
        'অ্যাডভান্স এলে অর্ডারের পাতায়। কাল থেকে 60 দিনের মধ্যে একটা দিন বাছুন, আর কারিগরের খালি থাকা একটা সময়, সকাল 9টা থেকে সন্ধে 7টার মধ্যে, ভারতীয় সময়। বাড়িতে এক ঘণ্টা লাগে, ফোনে আধ ঘণ্টা।',
        `কারিগর নিজের পিন কোড থেকে যত দূর যাবেন বলেছেন তত দূরই যান, কিছু না বলে থাকলে ${usualVisitRadius} কিমি। আপনার ঠিকানা তার চেয়ে দূরে হলে ফোনে মাপ বাছুন।`,
      ],
      links: [
        { to: '/userDashboard?tab=purchases', label: 'আপনার অর্ডার' },
        { to: '/meetings', label: 'আপনার মিটিং' },
      ],
      words:
        'বাড়িতে মাপ ফোনে মিটিং সময় বুক home visit barite map phone call meeting appointment book measurement',
    },
    {
      id: 'measured-by-phone',
      question: 'ফোনে কী হয়?',
      paragraphs: [
        'ফিতে আপনি ধরেন, কারিগর বলে দেন কোথায়। একটা নরম ফিতে রাখুন, আর পারলে সঙ্গে একজনকে। কোন পোশাকে কী কী মাপ লাগে সাইজ গাইডে দেখা যায়।',
      ],
      links: [{ to: '/help/size-guide', label: 'সাইজ গাইড' }],
      words: 'ফোন কল ফিতে মাপ phone phone-e map call tape measurement',
    },
    {
      id: 'change-a-meeting',
      question: 'মিটিংয়ের সময় বদলাতে বা মিটিং বাতিল করতে পারি?',
      paragraphs: [
        'হ্যাঁ, কারিগরও পারেন, শুরু হওয়ার আগে পর্যন্ত। আপনার মিটিংয়ের পাতায় দুটোই আছে, সঙ্গে আপনার ক্যালেন্ডারের জন্য একটা ফাইল।',
      ],
      links: [{ to: '/meetings', label: 'আপনার মিটিং' }],
      words: 'মিটিং সময় বদল সরানো reschedule meeting bodol somoy appointment visit move',
    },
    {
      id: 'own-measurements',
      question: 'নিজের মাপ নিজেই লিখতে পারি?',
      paragraphs: [
        'হ্যাঁ, আপনার মাপের খাতায়: নিজের, মায়ের, সন্তানের মাপ, সেন্টিমিটার বা ইঞ্চিতে। অ্যাডভান্স দেওয়ার পর অর্ডারের পাতায় তা শেয়ার করুন; তৈরির কাজ শুরু হওয়া পর্যন্ত ফিরিয়ে নিতে পারবেন।',
        'অর্ডারের পাতাতেও আপনারা দুজনেই মাপ লিখতে পারেন, ডেলিভারি না হওয়া পর্যন্ত। আগের ভার্সনগুলো থেকে যায়, তাই কী বদলেছে দেখতে পারেন। শুধু আপনি আর কারিগরই এগুলো দেখেন।',
      ],
      links: [{ to: '/naap', label: 'আপনার মাপের খাতা' }],
      words: 'মাপ নিজে লেখা ইঞ্চি সেন্টিমিটার measurements nijer map record own body inches centimetres naap book',
    },
    {
      id: 'between-sizes',
      question: 'আমি দুটো সাইজের মাঝামাঝি',
      paragraphs: [
        'কোন সাইজে কত মাপ তা কারিগর ঠিক করেন। অর্ডারের আগে “জিজ্ঞাসা” পাঠিয়ে জেনে নিন, বা চেকআউটে বিশেষ নির্দেশে লিখুন।',
      ],
      links: [{ to: '/help/size-guide#sizes', label: 'যে সাইজ পাওয়া যায়' }],
      words: 'মাঝামাঝি সাইজ ভুল সাইজ between majhamajhi sizes size wrong size',
    },
  ],
};
