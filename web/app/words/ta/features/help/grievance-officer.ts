import type { grievanceOfficerEn } from '#web/features/help/grievance-officer.en.ts';

export const grievanceOfficerTa: typeof grievanceOfficerEn = {
  title: 'குறை தீர்க்கும் அதிகாரி',
  line: 'ஒரு புகார் இங்கே தீரவில்லை என்றால் இவருக்கு எழுதலாம். புகாரின் எண்ணைக் குறிப்பிடுங்கள்.',
};
