import type { legalContacts as english } from '../../../en/features/help/legal-contacts.ts';

export const legalContacts: typeof english = {
  operator: { title: 'Tanabana কারা চালান', line: 'Tanabana-র পরিচালক:' },
  officer: {
    title: 'গ্রিভান্স অফিসার',
    line: 'এখানে অভিযোগ না মিটলে এঁকে লিখতে পারেন। অভিযোগের নম্বরটা জানাবেন।',
  },
};
