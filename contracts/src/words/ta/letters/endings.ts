import type { endings as english } from '../../en/letters/endings.ts';
import type { Translation } from '../../letter-words.ts';

export const endings: Translation<typeof english> = {
  'endings.allBackToBuyer': {
    subject: 'உங்கள் ஆர்டர் {number} ரத்தானது',
    text: '{titles}: நீங்கள் செலுத்திய எல்லாம் உங்களுக்குத் திரும்பி வருகிறது; அதனால் ஆர்டர் ரத்தானது. {goesBack} {waits}\n\n{page}',
  },
  'endings.allBackToMaker': {
    subject: 'ஆர்டர் {number} ரத்தானது',
    text: '{titles}: செலுத்திய எல்லாம் வாங்குபவருக்குத் திரும்பிச் செல்கிறது; அதனால் ஆர்டர் ரத்தானது. {goesBack} இதற்காக இனி எதையும் செய்யவோ அனுப்பவோ வேண்டாம். {waits}\n\n{page}',
  },
  'endings.lapsed': {
    subject: 'உங்கள் ஆர்டர் {number} காலாவதியானது',
    text: '{titles}: முன்பணம் ஒரு நாளுக்குள் வராததால் ஆர்டர் காலாவதியானது. பணம் எதுவும் எடுக்கப்படவில்லை. மீண்டும் ஆர்டர் செய்யலாம்.\n\n{page}',
  },
  'endings.deskToBuyer': {
    subject: 'உங்கள் ஆர்டர் {number} ரத்தானது',
    text: '{titles}: எங்கள் உதவிக் குழு ஆர்டரை ரத்து செய்தது: “{note}”\n\n{goesBack} {waits}\n\n{page}',
  },
  'endings.deskToMaker': {
    subject: 'ஆர்டர் {number} ரத்தானது',
    text: '{titles}: எங்கள் உதவிக் குழு ஆர்டரை ரத்து செய்தது: “{note}”\n\n{goesBack} இதற்காக இனி எதையும் செய்யவோ அனுப்பவோ வேண்டாம். {waits}\n\n{page}',
  },
  'endings.makerToBuyer': {
    subject: 'உங்கள் ஆர்டர் {number}: கைவினைஞர் ரத்து செய்தார்',
    text: '{titles}: {maker} இதைச் செய்ய முடியாததால் ஆர்டரை ரத்து செய்துள்ளார்: “{note}”\n\n{goesBack} {waits}\n\n{page}',
  },
  'endings.makerToMaker': {
    subject: 'ஆர்டர் {number}: நீங்கள் ரத்து செய்தீர்கள்',
    text: '{titles}: நீங்கள் ஆர்டரை ரத்து செய்தீர்கள். {goesBack} காரணம் வாங்குபவருக்குச் சொல்லப்பட்டது: “{note}”\n\n{waits}\n\n{page}',
  },
  'endings.ownPaid': {
    subject: 'உங்கள் ஆர்டர் {number} ரத்தானது',
    text: '{titles}: உங்கள் ஆர்டர் ரத்தானது. {goesBack} {waits}\n\n{page}',
  },
  'endings.ownUnpaid': {
    subject: 'உங்கள் ஆர்டர் {number} ரத்தானது',
    text: '{titles}: உங்கள் ஆர்டர் ரத்தானது. பணம் எதுவும் எடுக்கப்படவில்லை.\n\n{page}',
  },
  'endings.byBuyer': {
    subject: 'ஆர்டர் {number} ரத்தானது',
    text: '{titles}: வாங்குபவர் ஆர்டரை ரத்து செய்தார். {goesBack} இதற்காக இனி எதையும் செய்யவோ அனுப்பவோ வேண்டாம். {waits}\n\n{page}',
  },

  'agreed.deskToBuyer': {
    subject: 'நீங்கள் கேட்டபடி ஆர்டர் {number} ரத்தானது',
    text: '{titles}: உங்கள் ஆர்டரை ரத்து செய்ய எங்கள் உதவிக் குழு முடிவு செய்தது. {goesBack} {waits} {stays}\n\n> {quoted}\n\n{page}',
  },
  'agreed.makerToBuyer': {
    subject: 'நீங்கள் கேட்டபடி ஆர்டர் {number} ரத்தானது',
    text: '{titles}: உங்கள் ஆர்டரை ரத்து செய்ய {maker} ஒப்புக்கொண்டார். {goesBack} {waits} {stays}\n\n> {quoted}\n\n{page}',
  },
  'agreed.deskToMaker': {
    subject: 'வாங்குபவர் கேட்டபடி ஆர்டர் {number} ரத்தானது',
    text: '{titles}: ஆர்டரை ரத்து செய்ய எங்கள் உதவிக் குழு முடிவு செய்தது. {goesBack} {waits} இதற்காக இனி எதையும் செய்யவோ அனுப்பவோ வேண்டாம்.\n\n> {quoted}\n\n{page}',
  },
  'agreed.makerToMaker': {
    subject: 'வாங்குபவர் கேட்டபடி ஆர்டர் {number} ரத்தானது',
    text: '{titles}: ஆர்டரை ரத்து செய்ய நீங்கள் ஒப்புக்கொண்டீர்கள். {goesBack} {waits} இதற்காக இனி எதையும் செய்யவோ அனுப்பவோ வேண்டாம்.\n\n{page}',
  },
  'agreed.nothingBack': 'எதுவும் திரும்பி வராது.',
  'endings.goesBack':
    '{back} உங்களுக்குத் திரும்பி வரும். 7 வேலை நாட்களுக்குள் அது எங்கிருந்து வந்ததோ அங்கேயே திரும்பும். {dueBy}',
  'agreed.stays': 'இதுவரை செய்த வேலைக்காக {kept} கைவினைஞரிடம் இருக்கும்; அதற்கான ரசீது ஆர்டரின் பக்கத்தில் உள்ளது.',
  'endings.allToBuyer': '{back} வாங்குபவருக்குத் திரும்பிச் செல்கிறது.',
  'agreed.someToBuyer': '{back} வாங்குபவருக்குத் திரும்பிச் செல்கிறது; {kept} உங்களிடம் இருக்கும்.',
  'agreed.noneToBuyer': 'வாங்குபவருக்கு எதுவும் திரும்பிச் செல்லாது; {kept} உங்களிடம் இருக்கும்.',
  'agreed.nothingMoves': 'வாங்குபவருக்கு எதுவும் திரும்பிச் செல்லாது.',

  'requests.askedOfBuyer': {
    subject: 'ஆர்டர் {number}: ரத்து செய்யக் கேட்டீர்கள்',
    text: '{titles}: உங்கள் ஆர்டரை ரத்து செய்ய {maker} அவர்களிடம் கேட்டுள்ளோம். ஒப்புக்கொண்டால் அவர் {kept} வரை வைத்துக்கொள்ளலாம்; குறைந்தது {back} உங்களுக்குத் திரும்பும். அவர் {day} தேதிக்குள் பதில் சொல்வார்; அதன்பின் எங்கள் உதவிக் குழு முடிவு செய்யும். அதுவரை ஆர்டரின் பக்கத்தில் கோரிக்கையைத் திரும்பப் பெறலாம்.\n\n{page}',
  },
  'requests.askedOfMaker': {
    subject: 'ஆர்டர் {number}: வாங்குபவர் ரத்து செய்யக் கேட்கிறார்',
    text: '{titles}: {buyer} இந்த ஆர்டரை ரத்து செய்யக் கேட்கிறார்: “{reason}”\n\nநீங்கள் ஒப்புக்கொண்டால், இதுவரை செய்த வேலைக்காக {kept} வரை வைத்துக்கொள்ளலாம்; குறைந்தது {back} திரும்பிச் செல்லும். {day} தேதிக்குள் ஆர்டரின் பக்கத்தில் பதில் சொல்லுங்கள்; அதன்பின் எங்கள் உதவிக் குழு முடிவு செய்யும். அதற்கு முன் எதையும் அனுப்ப முடியாது.\n\n{page}',
  },
  'requests.overdueToBuyer': {
    subject: 'ஆர்டர் {number}: எங்கள் உதவிக் குழு பார்க்கிறது',
    text: '{titles}: உங்கள் ரத்துக் கோரிக்கைக்கு {maker} {days} நாட்களாகப் பதில் சொல்லவில்லை. இப்போது எங்கள் உதவிக் குழு முடிவு செய்து உங்களுக்கு எழுதும்.\n\n{page}',
  },
  'requests.overdueToMaker': {
    subject: 'ஆர்டர் {number}: எங்கள் உதவிக் குழு பார்க்கிறது',
    text: '{titles}: ரத்துக் கோரிக்கைக்கு {days} நாட்களாகப் பதில் வரவில்லை; இப்போது எங்கள் உதவிக் குழு முடிவு செய்யும். அதுவரை நீங்கள் பதில் சொல்லலாம்.\n\n{page}',
  },
  'requests.refusedByDesk': {
    subject: 'உங்கள் ஆர்டர் {number} தொடர்கிறது',
    text: '{titles}: எங்கள் உதவிக் குழு ஆர்டரை ரத்து செய்ய மறுத்தது; அதனால் அது தொடர்கிறது: “{answer}”\n\nஇதை நீங்கள் ஏற்கவில்லை என்றால், ஆர்டரின் பக்கத்தில் உள்ள ‘உதவிக் குழுவைத் தொடர்புகொள்ள’ மூலம் எங்களுக்கு எழுதுங்கள்.\n\n{page}',
  },
  'requests.refusedByMaker': {
    subject: 'உங்கள் ஆர்டர் {number} தொடர்கிறது',
    text: '{titles}: {maker} ஆர்டரை ரத்து செய்ய மறுத்தார்; அதனால் அது தொடர்கிறது: “{answer}”\n\nஇதை நீங்கள் ஏற்கவில்லை என்றால், ஆர்டரின் பக்கத்தில் உள்ள ‘உதவிக் குழுவைத் தொடர்புகொள்ள’ மூலம் எங்களுக்கு எழுதுங்கள்.\n\n{page}',
  },
  'requests.refusalToMaker': {
    subject: 'ஆர்டர் {number} தொடர்கிறது',
    text: '{titles}: எங்கள் உதவிக் குழு ஆர்டரை ரத்து செய்ய மறுத்தது; அதனால் அது தொடர்கிறது: “{answer}”\n\n{page}',
  },
  'requests.withdrawn': {
    subject: 'ஆர்டர் {number} தொடர்கிறது',
    text: '{titles}: {buyer} ரத்துக் கோரிக்கையைத் திரும்பப் பெற்றார்; அதனால் ஆர்டர் தொடர்கிறது.\n\n{page}',
  },
};
