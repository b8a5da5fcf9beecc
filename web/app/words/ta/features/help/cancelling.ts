import { freeCancelHours } from '#contracts/orders/core/free-cancel.ts';
import { cancellationLimits } from '#contracts/orders/endings/cancellation.rules.ts';
import { usualShares } from '#contracts/orders/endings/kept-shares.ts';
import type { cancellingRules as english } from '../../../en/features/help/cancelling.ts';

/** The rules of cancelling in Tamil; those of English, in the same order. */
export const cancellingRules: Record<keyof typeof english, readonly string[]> = {
  free: [
    `முன்பணம் செலுத்தி ${freeCancelHours} மணி நேரம் வரை, பார்சல் அனுப்பாதவரை, கைவினைஞர் எவ்வளவு செய்திருந்தாலும் காரணம் சொல்லாமல் ரத்து செய்யலாம். நீங்கள் செலுத்தியது முழுதும் உங்களுக்குத் திரும்பி வரும்.`,
    'ஆர்டரைத் திறந்து ‘ஆர்டரை ரத்து செய்ய’ அழுத்துங்கள். முன்பணம் செலுத்தாத ஆர்டரை எப்போது வேண்டுமானாலும் ரத்து செய்யலாம்; எதுவும் பிடிக்கப்படாது.',
  ],
  later: [
    `அந்த ${freeCancelHours} மணி நேரத்துக்குப் பின், பார்சல் வந்து சேரும்வரை, ரத்து செய்யக் கைவினைஞரைக் கேட்கலாம்: ஆர்டரைத் திறந்து ‘ரத்து கேட்க’ அழுத்துங்கள். கைவினைஞர் ஒப்புக்கொள்வார், அல்லது காரணத்துடன் மறுப்பார். ${cancellationLimits.answerDays} நாட்களுக்குள் பதில் இல்லையென்றால் எங்கள் உதவிக் குழு முடிவு செய்யும்.`,
    `ஒப்புக்கொள்ளும் கைவினைஞர் முன்பணத்தில் ஒரு பங்கை வைத்துக்கொள்ளலாம்: தயாரிப்பு தொடங்கும் முன் எதுவும் இல்லை, டிசைன் நடக்கும்போது ${usualShares.DESIGN}% வரை, தயாரிப்பு நடக்கும்போது ${usualShares.MAKING}% வரை, தயாரானபின் முழு முன்பணம் வரை. மற்றது எல்லாம் உங்களுக்குத் திரும்பி வரும். கேட்கும் முன்பே இரண்டு தொகைகளையும் பார்க்கலாம்; காத்திருக்கும்போது அவை அதிகமாகாது.`,
    'ஓர் ஆர்டரைச் செய்ய முடியாத கைவினைஞர் அனுப்பும்வரை அதை ரத்து செய்யலாம். அப்போது நீங்கள் செலுத்தியது முழுதும் உங்களுக்குத் திரும்பி வரும்.',
  ],
};
