import { abroadDays, remoteDays, remoteStates, transitLegs } from '#contracts/orders/core/transit-legs.ts';
import { checkoutCountries } from '#contracts/orders/placing/checkout.rules.ts';
import { places } from '#contracts/words/bn/places.ts';
import type { shipping as english } from '../../../../en/features/help/policies/shipping.ts';

const inWords = new Intl.ListFormat('bn-IN', { type: 'conjunction' });
const grouped = new Intl.NumberFormat('bn-IN-u-nu-latn');

const states: Record<string, string> = places.state;
const nameOfState = (name: string) => states[name] ?? name;

const legs = transitLegs.map(({ kilometres, days }, index) => ({
  name: Number.isFinite(kilometres)
    ? `${grouped.format(kilometres)} কিমি পর্যন্ত`
    : `${grouped.format(transitLegs[index - 1]?.kilometres ?? 0)} কিমির বেশি`,
  value: `${days} দিন পর্যন্ত`,
}));

export const shipping: typeof english = {
  title: 'ডেলিভারি',
  lead: 'কত খরচ, কত দিন লাগে, আর পার্সেল কোথায় কীভাবে দেখবেন।',
  sections: [
    {
      id: 'cost',
      heading: 'কত খরচ',
      paragraphs: ['শিপিং ফ্রি। চেকআউটে যে মোট টাকা দেখেন, আমাদের শুধু সেটুকুই দেন।'],
    },
    {
      id: 'where',
      heading: 'কোথায় পাঠাই',
      paragraphs: [
        `এই দেশগুলোয়: ${inWords.format(checkoutCountries.map((name) => places.country[name]))}। ভারতে একটা সত্যিকারের পিন কোড লাগে।`,
        'অন্য দেশে পার্সেল পৌঁছলে সেখানে শুল্ক চাইতে পারে। সেটা আমাদের মোট টাকায় ধরা নেই।',
      ],
    },
    {
      id: 'days',
      heading: 'কত দিন লাগে',
      paragraphs: [
        'আগে তৈরি: ডিজাইনে লেখা দিন, মাপ নেওয়ার দিন থেকে, আর মাপ না লাগলে অ্যাডভান্স থেকে। তারপর পথের দিন, খুব বেশি হলে:',
      ],
      facts: [
        ...legs,
        {
          name: 'দূরের জায়গা',
          value: `আরও ${remoteDays} দিন পর্যন্ত`,
          line: `${inWords.format(Array.from(remoteStates, nameOfState))}: এখানে পাঠাতে বা এখান থেকে আনতে, দুই ঠিকানা একই রাজ্যে না হলে।`,
        },
        { name: 'অন্য দেশ', value: `${abroadDays} দিন পর্যন্ত` },
      ],
    },
    {
      id: 'promise',
      heading: 'ডেলিভারির তারিখ',
      paragraphs: [
        'আজ অর্ডার দিলে কবের মধ্যে হাতে পাবেন তা ডিজাইনের পাতায় লেখা থাকে, আর অর্ডারের পাতায় সেই দিনটা আপডেট হতে থাকে। অর্ডার যত দিন অ্যাডভান্স, মাপ বা দেরি হওয়া শেষ পেমেন্টের অপেক্ষায় থাকে, দিনটাও তত দিন করে পিছোয়।',
      ],
    },
    {
      id: 'sending',
      heading: 'কখন পাঠানো হয়',
      paragraphs: [
        'শেষ পেমেন্ট এলে কারিগর পার্সেল পাঠান আর কুরিয়ারের নাম জানান। তখন অর্ডারের পাতায় ট্র্যাকিং নম্বর থাকলে তা দেখা যায়, আর কারিগরের হিসেবে কবে পৌঁছনোর কথা।',
        'হাতে পেলে “পেয়ে গেছি” টিপুন।',
      ],
      links: [
        { to: '/userDashboard?tab=purchases', label: 'আপনার অর্ডার' },
        { to: '/help#never-arrived', label: 'আসেনি, বা নষ্ট হয়ে এসেছে' },
      ],
    },
  ],
};
