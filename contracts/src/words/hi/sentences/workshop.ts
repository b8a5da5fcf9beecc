import type { workshop as english } from '../../en/sentences/workshop.ts';

export const workshop: Record<keyof typeof english, string> = {
  'workshop.day': 'कृपया एक साल के अंदर का कोई काम का दिन चुनें',
  'workshop.tooEarly': 'इससे पहले के काम तब तक चलेंगे: इस काम का पहला दिन {day} है।',
  'workshop.notOpen': 'यह काम पूरा हो चुका है, इसलिए इसका दिन वही रहेगा।',
  'workshop.feedMissing': 'यह कैलेंडर अब नहीं है।',
};
