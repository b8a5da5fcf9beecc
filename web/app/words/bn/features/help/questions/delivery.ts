import type { HelpGroup } from '#web/features/help/help-question.ts';

export const delivery: HelpGroup = {
  id: 'delivery',
  title: 'ডেলিভারি',
  questions: [
    {
      id: 'when-it-arrives',
      question: 'কবে পৌঁছবে?',
      paragraphs: [
        'আজ অর্ডার দিলে কবের মধ্যে, ডিজাইনের পাতায় লেখা থাকে। তৈরির দিন আর কারিগরের পিন কোড থেকে আপনারটায় আসার দিন যোগ করে। অর্ডারের পাতায় সেই দিনটা আপডেট হতে থাকে।',
      ],
      links: [{ to: '/help/shipping', label: 'ডেলিভারি' }],
      words: 'ডেলিভারি কবে পৌঁছবে আসবে কত দিন delivery kobe asbe pouchobe shipping arrive deliver days when',
    },
    {
      id: 'shipping-cost',
      question: 'ডেলিভারির খরচ কত?',
      paragraphs: ['কিছু না। চেকআউটে যেখানে পাঠানো যায় সেখানেই ফ্রি।'],
      links: [{ to: '/help/shipping#where', label: 'কোথায় পাঠাই' }],
      words: 'ডেলিভারি চার্জ খরচ ফ্রি বিদেশ shipping khoroch cost charges free delivery abroad international',
    },
    {
      id: 'track-a-parcel',
      question: 'পার্সেল কোথায় কীভাবে দেখব?',
      paragraphs: [
        'কারিগর পাঠালে অর্ডারের পাতায় দেখা যায় কোন কুরিয়ার নিয়ে যাচ্ছে, ট্র্যাকিং নম্বর থাকলে তা-ও, আর কুরিয়ারের নিজের পাতা থাকলে তার লিংক।',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'আপনার অর্ডার' }],
      words: 'ট্র্যাকিং ট্র্যাক পার্সেল কুরিয়ার কোথায় track parcel kothay tracking courier shipped package',
    },
    {
      id: 'wrong-address',
      question: 'ভুল ঠিকানা দিয়ে ফেলেছি',
      paragraphs: [
        'অর্ডার যে ঠিকানায় দেওয়া হয়েছিল তা-ই থাকে। পার্সেল পাঠানোর আগে, তাড়াতাড়ি অর্ডারের পাতা থেকে মেসেজ করে কারিগরকে জানান। বিনা খরচে বাতিল করা গেলে বাতিল করে আবার অর্ডারও দিতে পারেন।',
      ],
      words: 'ঠিকানা ভুল বদল পিন কোড address bhul thikana change wrong pin pincode',
    },
    {
      id: 'confirm-delivery',
      question: 'হাতে পেলে কী করব?',
      paragraphs: [
        'অর্ডারের পাতায় “পেয়ে গেছি” টিপুন। এতে অর্ডার শেষ হয়, তাই আগে জিনিসটা ভালো করে দেখে নিন। তারপর ডিজাইনটার রিভিউ লিখতে পারেন, চাইলে ছবি সমেত।',
      ],
      words: 'পেয়েছি পেয়ে গেছি ডেলিভারি কনফার্ম confirm peyechi delivery received arrived review',
    },
    {
      id: 'never-arrived',
      question: 'পার্সেল আসেনি, বা নষ্ট হয়ে এসেছে',
      paragraphs: ['ছবি তুলুন, কারিগরকে লিখুন, আর অর্ডারের পাতায় “সাপোর্টে জানান” টিপুন। অভিযোগে পাঁচটা পর্যন্ত ছবি দেওয়া যায়।'],
      links: [{ to: '/complaints', label: 'অভিযোগ জানান' }],
      words: 'নষ্ট ছেঁড়া খারাপ হারিয়ে আসেনি damaged noshto asheni lost missing parcel broken defective late',
    },
  ],
};
