import type { legalContacts as english } from '../../../en/features/help/legal-contacts.ts';

export const legalContacts: typeof english = {
  operator: { title: 'Tanabana-வை நடத்துபவர்', line: 'Tanabana-வின் நிர்வாகி:' },
  officer: {
    title: 'குறை தீர்க்கும் அதிகாரி',
    line: 'ஒரு புகார் இங்கே தீரவில்லை என்றால் இவருக்கு எழுதலாம். புகாரின் எண்ணைக் குறிப்பிடுங்கள்.',
  },
};
