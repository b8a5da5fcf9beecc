import type { texts as english } from '../../en/letters/texts.ts';
import type { Translation } from '../../letter-words.ts';

export const texts: Translation<typeof english> = {
  'house.letter': { subject: '{heading}', text: '{text}' },
  'sms.confirm':
    '{code} इस नंबर को कन्फ़र्म करने का आपका Tanabana कोड है। यह एक बार, दस मिनट तक काम करेगा। Tanabana से कोई आपसे यह कोड कभी नहीं पूछेगा।',
  'sms.signIn':
    '{code} साइन इन करने का आपका Tanabana कोड है। यह एक बार, दस मिनट तक काम करेगा। Tanabana से कोई आपसे यह कोड कभी नहीं पूछेगा।',
  'sms.news': 'Tanabana: {line}। {page}',
};
