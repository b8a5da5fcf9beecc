import type { keptShares as english } from '../../../../en/features/help/policies/kept-shares.ts';

export const keptShares: typeof english = {
  caption: 'কারিগর কত রাখতে পারেন, আর কত ফেরত আসে',
  line: 'অ্যাডভান্সের অংশ। শেষ পেমেন্ট সব সময় পুরোটাই ফেরত আসে।',
  stage: 'কাজ কতদূর',
  kept: 'সর্বোচ্চ রাখবেন',
  back: 'অন্তত ফেরত',
  stages: { BEFORE: 'কাজ শুরুর আগে', DESIGN: 'ডিজাইন হচ্ছে', MAKING: 'তৈরি হচ্ছে', MADE: 'তৈরি শেষ' },
};
