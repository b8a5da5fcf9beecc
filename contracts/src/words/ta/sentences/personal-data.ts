import type { personalData as english } from '../../en/sentences/personal-data.ts';

export const personalData: Record<keyof typeof english, string> = {
  'personal-data.typeDelete': 'பெரிய எழுத்தில் DELETE என்று எழுதுங்கள்.',
  'personal-data.lastAdmin': 'நீங்களே கடைசி அட்மின். கணக்கை நீக்கும் முன் வேறொருவரை அட்மின் ஆக்குங்கள்.',
  'personal-data.openOrdersMore':
    'ஆர்டர் நடந்துகொண்டிருக்கும்போதோ பணம் திரும்பி வரும்போதோ உங்கள் கணக்கை நீக்க முடியாது: {orders} மற்றும் பிற.',
  'personal-data.openOrders':
    'ஆர்டர் நடந்துகொண்டிருக்கும்போதோ பணம் திரும்பி வரும்போதோ உங்கள் கணக்கை நீக்க முடியாது: {orders}.',
  'personal-data.askedTwice':
    '24 மணி நேரத்தில் இருமுறை உங்கள் தரவைக் கேட்கலாம். {moment} நேரத்துக்குப் பின் மீண்டும் முயலுங்கள்.',
};
