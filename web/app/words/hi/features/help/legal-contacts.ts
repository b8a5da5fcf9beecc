import type { legalContacts as english } from '../../../en/features/help/legal-contacts.ts';

export const legalContacts: typeof english = {
  operator: { title: 'Tanabana कौन चलाता है', line: 'Tanabana के संचालक:' },
  officer: {
    title: 'शिकायत अधिकारी',
    line: 'शिकायत यहाँ न सुलझे तो इन्हें लिख सकते हैं। शिकायत का नंबर ज़रूर बताएँ।',
  },
};
