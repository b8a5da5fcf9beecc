import type { promises as english } from '../../en/letters/promises.ts';
import type { Translation } from '../../letter-words.ts';

export const promises: Translation<typeof english> = {
  'promises.proposed': {
    subject: 'ஆர்டர் {number}: பிந்தைய நாள் முன்மொழியப்பட்டுள்ளது',
    text: '{titles}: {maker} இன்னும் சிறிது நேரம் கேட்கிறார்: {day}-க்குப் பதிலாக {weekday}. அவர் சொல்வது: “{reason}”\n\nநீங்கள் சம்மதித்தால் மட்டுமே இது செல்லும். {moment}-க்குள் பதில் சொல்லுங்கள்; பதில் இல்லையென்றால் முன்பு உறுதியளித்த நாளே தொடரும்.\n\n{page}',
  },
  'promises.accepted': {
    subject: 'ஆர்டர் {number}: புதிய நாளுக்கு வாங்குபவர் சம்மதித்தார்',
    text: '{buyer} சம்மதித்தார்: {titles} இப்போது {weekday}-க்குள் வந்து சேர வேண்டும்.\n\n{page}',
  },
  'promises.declined': {
    subject: 'ஆர்டர் {number}: உறுதியளித்த நாள் தொடர்கிறது',
    text: '{titles}: {weekday} என்ற நாளுக்கு {buyer} சம்மதிக்கவில்லை; அதனால் முன்பு உறுதியளித்த நாளே தொடரும். அந்த நாளுக்குள் முடியாவிட்டால் சாட்டில் பேசிக்கொள்ளுங்கள்.\n\n{page}',
  },
  'promises.lapsedToBuyer': {
    subject: 'ஆர்டர் {number}: உறுதியளித்த நாள் தொடர்கிறது',
    text: '{titles}: முன்மொழியப்பட்ட {weekday} என்ற நாளுக்கு உரிய நேரத்தில் பதில் வரவில்லை; அதனால் முன்பு உறுதியளித்த நாளே தொடரும்.\n\n{page}',
  },
  'promises.lapsedToMaker': {
    subject: 'ஆர்டர் {number}: உறுதியளித்த நாள் தொடர்கிறது',
    text: '{titles}: {weekday} என்ற நாளுக்கு {buyer} பதில் சொல்லவில்லை; அதனால் முன்பு உறுதியளித்த நாளே தொடரும்.\n\n{page}',
  },
  'promises.withdrawn': {
    subject: 'ஆர்டர் {number}: உறுதியளித்த நாள் தொடர்கிறது',
    text: '{titles}: பிந்தைய நாளுக்கான முன்மொழிவை {maker} திரும்பப் பெற்றார்; அதனால் முன்பு உறுதியளித்த நாளே தொடரும்.\n\n{page}',
  },
  'promises.lateToBuyer': {
    subject: 'உங்கள் ஆர்டர் {number} ரத்தானது',
    text: '{titles}: உறுதியளித்த நாளைத் தாண்டியதால் ஆர்டரை ரத்து செய்துள்ளீர்கள். {goesBack} {waits}\n\n{page}',
  },
  'promises.lateToMaker': {
    subject: 'தாமதத்தால் ஆர்டர் {number} ரத்தானது',
    text: '{titles}: உறுதியளித்த நாளைத் தாண்டியதால் வாங்குபவர் ஆர்டரை ரத்து செய்தார். அப்படியானால் செலுத்திய அனைத்தும் திரும்பும். {goesBack} இதற்காக இனி எதையும் செய்யவோ அனுப்பவோ வேண்டாம். {waits}\n\n{page}',
  },
};
