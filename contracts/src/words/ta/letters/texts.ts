import type { texts as english } from '../../en/letters/texts.ts';
import type { Translation } from '../../letter-words.ts';

export const texts: Translation<typeof english> = {
  'house.letter': { subject: '{heading}', text: '{text}' },
  'sms.confirm':
    '{code} இந்த எண்ணை உறுதி செய்ய உங்கள் Tanabana குறியீடு. ஒரு முறை மட்டும், பத்து நிமிடங்கள் செல்லும். Tanabana-வில் இருந்து யாரும் இதைக் கேட்க மாட்டார்கள்.',
  'sms.signIn':
    '{code} உள்நுழைய உங்கள் Tanabana குறியீடு. ஒரு முறை மட்டும், பத்து நிமிடங்கள் செல்லும். Tanabana-வில் இருந்து யாரும் இதைக் கேட்க மாட்டார்கள்.',
  'sms.news': 'Tanabana: {line}. {page}',
};
