import type { ValueWords } from '../catalogues/values-in.ts';

export const values: ValueWords = {
  deletedPerson: 'நீக்கப்பட்ட பயனர்',
  partsOfDay: [
    [0, 'இரவு'],
    [3, 'அதிகாலை'],
    [6, 'காலை'],
    [12, 'மதியம்'],
    [16, 'மாலை'],
    [19, 'இரவு'],
  ],
};
