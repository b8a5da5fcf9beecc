import type { grievanceOfficerEn } from '#web/features/help/grievance-officer.en.ts';

export const grievanceOfficerHi: typeof grievanceOfficerEn = {
  title: 'शिकायत अधिकारी',
  line: 'शिकायत यहाँ न सुलझे तो इन्हें लिख सकते हैं। शिकायत का नंबर ज़रूर बताएँ।',
};
