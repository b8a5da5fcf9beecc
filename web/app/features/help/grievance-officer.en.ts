export const grievanceOfficerEn = {
  title: 'Grievance officer',
  line: 'Whom you may write to if a complaint was not settled here. Name the number of the complaint.',
};
