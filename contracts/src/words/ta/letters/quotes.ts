import type { quotes as english } from '../../en/letters/quotes.ts';
import type { Translation } from '../../letter-words.ts';

export const quotes: Translation<typeof english> = {
  'quotes.ends': {
    subject: 'உங்களுக்கான விலைப்புள்ளி விரைவில் முடிகிறது',
    text: '{maker} தந்த “{title}” விலைப்புள்ளி {day} வரை செல்லும்; உங்கள் பதிலுக்காகக் காத்திருக்கிறது. அதன் பிறகு {maker} அதை மீண்டும் தரலாம்.\n\nபடிக்க, மாற்றம் கேட்க, ஏற்க அல்லது பணம் செலுத்த: {page}',
  },
  'quotes.passedOver': {
    subject: 'வேறு விலைப்புள்ளி தேர்வானது',
    text: '{buyer} இம்முறை வேறொரு விலைப்புள்ளியைத் தேர்வு செய்தார்; உங்கள் “{title}” தேர்வாகவில்லை. நீங்கள் செலவிட்ட நேரத்துக்கும் யோசனைக்கும் நன்றி. நீங்கள் செய்பவற்றுக்கான புதிய தேவைக் குறிப்புகள் இங்கே: {page}',
  },
};
