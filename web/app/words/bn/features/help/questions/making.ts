import type { HelpGroup } from '#web/features/help/help-question.ts';

export const making: HelpGroup = {
  id: 'making',
  title: 'তৈরি কতদূর',
  questions: [
    {
      id: 'follow-an-order',
      question: 'কতদূর হল কোথায় দেখব?',
      paragraphs: [
        'অর্ডারের পাতায়। প্রতিটি ধাপে দেখা যায় কে করেছেন আর কবে, কারিগর যা লিখেছেন আর যে ছবি তুলেছেন তা সমেত। যে ধাপ লাগেনি তা “লাগেনি” বলে দেখা যায়।',
        'আপনার অর্ডারের খবর নোটিফিকেশনেও আসে।',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'আপনার অর্ডার' }],
      words: 'অর্ডার কোথায় কতদূর স্ট্যাটাস order amar order kothay status progress follow where is my order',
    },
    {
      id: 'how-long',
      question: 'তৈরি হতে কত দিন লাগে?',
      paragraphs: [
        'প্রতিটা ডিজাইনে তৈরির দিন লেখা থাকে। মাপ নেওয়ার দিন থেকে গোনা হয়, আর মাপ না লাগলে অ্যাডভান্স থেকে। কবের মধ্যে পৌঁছনোর কথা অর্ডারের পাতায় দেখা যায়; কিছু আপনার অপেক্ষায় থাকলে সেই দিনটা পিছোয়।',
        'অর্ডারের সময় কারিগর যে ছুটি জানিয়েছিলেন তা ধরা থাকে।',
      ],
      words: 'কত দিন সময় দেরি তৈরি making koto din deri time days long late delay',
    },
    {
      id: 'change-the-order',
      question: 'অর্ডারের পরে কিছু বদলানো যায়?',
      paragraphs: [
        'অর্ডারের ডিজাইন, সাইজ, ঠিকানা আর দাম একই থাকে। অর্ডারের পাতা থেকে কারিগরকে লিখুন: রং, গলা বা ঝুল নিয়ে যা ঠিক করবেন তা আপনাদের দুজনের মধ্যে। অন্য জিনিস বা অন্য ঠিকানা লাগলে, বিনা খরচে বাতিল করা গেলে বাতিল করে আবার অর্ডার দিন।',
      ],
      links: [{ to: '/help#cancel', label: 'অর্ডার কীভাবে বাতিল করব?' }],
      words: 'বদল বদলানো অর্ডার পাল্টানো change bodlano paltano order edit modify',
    },
    {
      id: 'maker-is-silent',
      question: 'কারিগর উত্তর দিচ্ছেন না',
      paragraphs: [
        'আগে অর্ডারের পাতা থেকে তাঁকে লিখুন। কিছু না এলে সেখানেই “সাপোর্টে জানান” টিপুন: অভিযোগে অর্ডারটা লেখা থাকে, আর কারিগরের সঙ্গে Tanabana-র লোকেরাও তা পড়তে পারেন।',
      ],
      words: 'কারিগর ডিজাইনার উত্তর চুপ সাড়া maker uttor dicche na designer silent no reply answer',
    },
  ],
};
