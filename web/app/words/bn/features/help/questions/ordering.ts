import { taxInForce } from '#contracts/money/money.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const ordering: HelpGroup = {
  id: 'ordering',
  title: 'অর্ডার আর দু কিস্তিতে পেমেন্ট',
  questions: [
    {
      id: 'how-to-order',
      question: 'কীভাবে অর্ডার দেব?',
      paragraphs: [
        'একটা ডিজাইন খুলে “অর্ডার করুন” টিপুন। কোথায় পাঠানো হবে জানান, সাইজের জিনিস হলে সাইজ বাছুন, আর অ্যাডভান্স দিন। এর জন্য অ্যাকাউন্ট লাগে।',
        'অ্যাডভান্স এলে তবেই অর্ডার ধরা হয়। তখন থেকে কারিগর আপনার নাম, ঠিকানা আর ফোন নম্বর দেখেন, আর আপনি অর্ডারের পাতায় প্রতিটি ধাপ দেখেন।',
      ],
      links: [{ to: '/search', label: 'ডিজাইন খুঁজুন' }],
      words: 'অর্ডার কেনা কিনব কিনতে চেকআউট অর্ডার দেব কীভাবে order kinbo kena kivabe ordering buy checkout how to',
    },
    {
      id: 'takes-no-orders',
      question: 'এই ডিজাইনের অর্ডার এখন দিতে পারছি না কেন?',
      paragraphs: [
        'এর কারিগর অর্ডার থামিয়ে রেখেছেন, বা এই মাসে যত বানাতে পারেন তত অর্ডার নিয়ে ফেলেছেন। কবে থেকে আবার অর্ডার নেবেন ডিজাইনের পাতায় লেখা থাকে। ততক্ষণ জিজ্ঞাসা বা মেসেজ পাঠাতে পারেন।',
      ],
      words:
        'অর্ডার বন্ধ থামানো ভর্তি পরে আবার দোকান কারিগর order bondho order now missing paused full later again maker closed',
    },
    {
      id: 'two-parts',
      question: 'দু কিস্তিতে টাকা দিই কেন?',
      paragraphs: [
        'প্রতিটা জিনিস একজনের জন্যই তৈরি হয়, তাই কারিগর মোটের 40% হাতে নিয়ে শুরু করেন। বাকি 60% দিতে হয় জিনিস তৈরি হলে, পার্সেল পাঠানোর আগে। অর্ডারের আগেই ডিজাইনের পাতায় দুটো অঙ্ক দেখা যায়।',
      ],
      words:
        'অ্যাডভান্স অগ্রিম আগাম কিস্তি দু ভাগে ইএমআই advance agrim kisti instalment installment two parts deposit emi',
    },
    {
      id: 'tax',
      question: 'দামের মধ্যে কী কী ধরা আছে?',
      paragraphs: [
        `দাম কারিগর ঠিক করেন, ট্যাক্স ছাড়া। তাতে ${taxInForce.percent}% ট্যাক্স যোগ হয়। যেখানেই মোট, অ্যাডভান্স বা শেষ পেমেন্ট দেখানো হয়, ট্যাক্স তাতে ধরা থাকে। শিপিং ফ্রি।`,
        'চেকআউট ভরার সময় দাম বদলালে, কিছু অর্ডার হওয়ার আগেই নতুন মোট টাকা দেখানো হয়।',
      ],
      words: 'ট্যাক্স জিএসটি কর দাম মোট চার্জ tax dam gst price total charges',
    },
    {
      id: 'how-to-pay',
      question: 'কীভাবে পেমেন্ট করব?',
      paragraphs: [
        'Razorpay-এর পেমেন্ট জানলায়, সেখানে যে উপায়গুলো থাকে তার একটায়, যেমন কার্ড বা UPI। আপনার কার্ডের নম্বর আমরা কখনও দেখি না।',
      ],
      words: 'পেমেন্ট টাকা দেব ইউপিআই কার্ড নেটব্যাঙ্কিং ক্যাশ pay taka debo payment upi card razorpay netbanking cod',
    },
    {
      id: 'final-payment',
      question: 'বাকি টাকা কখন দেব?',
      paragraphs: [
        'কারিগর যখন চাইবেন। আপনি একটা নোটিফিকেশন পাবেন আর 7 দিন সময় পাবেন; বোতামটা অর্ডারের পাতায় থাকে। চাইলে তার আগেও দিতে পারেন।',
        '7 দিন পেরোলে অর্ডার নিজে থেকে বাতিল হয় না। টাকা না আসা পর্যন্ত পার্সেল অপেক্ষায় থাকে।',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'আপনার অর্ডার' }],
      words: 'শেষ পেমেন্ট বাকি টাকা কিস্তি কখন final payment baki taka sesh remaining rest due balance',
    },
    {
      id: 'payment-not-shown',
      question: 'টাকা দিয়েছি, অথচ অর্ডার এখনও অপেক্ষায়',
      paragraphs: [
        'কয়েক মিনিট লাগতে পারে। জানলা বন্ধ করলেও কিছু হারায় না: আমরা নিজেরাও Razorpay-কে জিজ্ঞেস করি। পেমেন্ট না হয়ে থাকলে অর্ডারে “পেমেন্ট চালিয়ে যান” টিপুন।',
        'পেমেন্ট না হওয়া অর্ডার 24 ঘণ্টা রাখা হয়, তারপর নিজে থেকে বাতিল হয়। তার পরে টাকা এলে নিজে থেকেই ফেরত যায়, একই টাকা দুবার দিলে দ্বিতীয়টাও।',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'আপনার অর্ডার' }],
      words:
        'পেমেন্ট হয়নি আটকে টাকা কেটেছে কেটে নিয়েছে দুবার payment hoyni taka kete nieche failed pending stuck deducted twice unpaid lapse',
    },
    {
      id: 'documents',
      question: 'আমার রসিদ আর ইনভয়েস কোথায়?',
      paragraphs: [
        'অর্ডারের পাতায়, PDF-এ। দুটো পেমেন্টের প্রতিটার রসিদ আছে। সব পেমেন্ট হলে একটা ট্যাক্স ইনভয়েস আসে, বা কারিগর GSTIN না দিয়ে থাকলে পুরো অর্ডারের একটা রসিদ।',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'আপনার অর্ডার' }],
      words: 'রসিদ ইনভয়েস বিল জিএসটি কাগজ invoice rosid receipt bill gst gstin document pdf',
    },
    {
      id: 'ask-the-maker',
      question: 'আগে কারিগরকে কিছু জিজ্ঞেস করা যায়?',
      paragraphs: [
        'হ্যাঁ। ডিজাইনের পাতায় “জিজ্ঞাসা” পাঠাতে অ্যাকাউন্ট লাগে না; উত্তর মেলে আসে। অ্যাকাউন্ট থাকলে “ডিজাইনারকে মেসেজ” টিপে চ্যাটেও লিখতে পারেন।',
      ],
      words:
        'জিজ্ঞাসা প্রশ্ন জিজ্ঞেস মেসেজ ডিজাইনার কারিগর enquiry jiggasa proshno inquiry ask question message designer',
    },
  ],
};
