import type { discovery as english } from '../../en/sentences/discovery.ts';

export const discovery: Record<keyof typeof english, string> = {
  'discovery.roleUnknown': 'இந்தப் பணி தெரியவில்லை',
  'discovery.searchLong': '{most} எழுத்துகளுக்குக் குறைவாகத் தேடுங்கள்',
  'discovery.radii': '{numbers} கிலோமீட்டரில் ஒன்றைத் தேர்வு செய்யுங்கள்',
  'discovery.chooseMost': 'அதிகபட்சம் {most} தேர்வு செய்யுங்கள்',
  'discovery.priceWhole': 'விலையை முழு ரூபாயில் எழுதுங்கள்',
  'discovery.priceMost': 'விலை அதிகபட்சம் ₹1,00,00,000',
};
