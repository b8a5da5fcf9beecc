import type { grievanceOfficerEn } from '#web/features/help/grievance-officer.en.ts';

export const grievanceOfficerBn: typeof grievanceOfficerEn = {
  title: 'গ্রিভান্স অফিসার',
  line: 'এখানে অভিযোগ না মিটলে যাঁকে লিখতে পারেন। অভিযোগের নম্বরটা জানাবেন।',
};
