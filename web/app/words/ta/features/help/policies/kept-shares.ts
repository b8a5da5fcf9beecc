import type { keptShares as english } from '../../../../en/features/help/policies/kept-shares.ts';

export const keptShares: typeof english = {
  caption: 'கைவினைஞர் எவ்வளவு வைத்துக்கொள்ளலாம், எவ்வளவு திரும்பி வரும்',
  line: 'முன்பணத்தில் பங்கு. மீதிப் பணம் எப்போதும் முழுவதும் திரும்பி வரும்.',
  stage: 'வேலை எந்த நிலையில்',
  kept: 'அதிகபட்சம் அவருக்கு',
  back: 'குறைந்தது உங்களுக்கு',
  stages: {
    BEFORE: 'வேலை தொடங்கும் முன்',
    DESIGN: 'டிசைன் செய்யும்போது',
    MAKING: 'தயாரிக்கும்போது',
    MADE: 'தயாரான பின்',
  },
};
