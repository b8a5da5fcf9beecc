import type { legalContactsEn } from '#web/features/help/legal-contacts.en.ts';

export const legalContactsBn: typeof legalContactsEn = {
  operator: { title: 'Tanabana কারা চালান', line: 'Tanabana-র পরিচালক:' },
  officer: {
    title: 'গ্রিভান্স অফিসার',
    line: 'এখানে অভিযোগ না মিটলে এঁকে লিখতে পারেন। অভিযোগের নম্বরটা জানাবেন।',
  },
};
