import type { HelpGroup } from '#web/features/help/help-question.ts';

export const delivery: HelpGroup = {
  id: 'delivery',
  title: 'டெலிவரி',
  questions: [
    {
      id: 'when-it-arrives',
      question: 'எப்போது வந்து சேரும்?',
      paragraphs: [
        'இன்று ஆர்டர் செய்தால் எந்த நாளுக்குள் என்று டிசைன் பக்கம் சொல்லும். தயாரிப்பு நாட்களும், கைவினைஞரின் பின்கோடிலிருந்து உங்கள் பின்கோடு வரை வழியில் ஆகும் நாட்களும் சேர்ந்தது அது. ஆர்டர் பக்கத்தில் அந்த நாள் தொடர்ந்து சரிசெய்யப்படும்.',
      ],
      links: [{ to: '/help/shipping', label: 'அனுப்புதல்' }],
      words: 'டெலிவரி எப்போது வரும் நாட்கள் eppo varum delivery shipping arrive deliver days when',
    },
    {
      id: 'shipping-cost',
      question: 'அனுப்ப என்ன செலவு?',
      paragraphs: ['எதுவும் இல்லை. செக்அவுட் அனுமதிக்கும் எந்த இடத்துக்கும் இலவசம்.'],
      links: [{ to: '/help/shipping#where', label: 'எங்கே அனுப்புகிறோம்' }],
      words:
        'அனுப்ப செலவு கட்டணம் இலவசம் வெளிநாடு selavu shipping cost charges free delivery abroad international',
    },
    {
      id: 'track-a-parcel',
      question: 'பார்சல் எங்கே இருக்கிறது என்று எப்படிப் பார்ப்பது?',
      paragraphs: [
        'கைவினைஞர் அனுப்பியதும், எந்தக் கூரியர் என்றும், கூரியர் தந்தால் டிராக்கிங் எண்ணையும் ஆர்டர் பக்கம் காட்டும்; கூரியருக்குத் தனிப் பக்கம் இருந்தால் அதற்கு இணைப்பும் இருக்கும்.',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'உங்கள் ஆர்டர்கள்' }],
      words: 'பார்சல் டிராக் டிராக்கிங் கூரியர் எங்கே enge track tracking parcel courier shipped package',
    },
    {
      id: 'wrong-address',
      question: 'தவறான முகவரி கொடுத்துவிட்டேன்',
      paragraphs: [
        'ஆர்டர், செய்தபோது இருந்த முகவரியையே வைத்திருக்கும். பார்சல் அனுப்பும் முன், ஆர்டர் பக்கத்தில் உள்ள மெசேஜ் மூலம் உடனே கைவினைஞரிடம் சொல்லுங்கள். இலவசமாக ரத்து செய்யும் நேரம் இருந்தால் ரத்து செய்து மீண்டும் ஆர்டர் செய்யலாம்.',
      ],
      words: 'முகவரி மாற்ற தவறு பின்கோடு mugavari address change wrong pin pincode',
    },
    {
      id: 'confirm-delivery',
      question: 'வந்தபின் என்ன செய்ய வேண்டும்?',
      paragraphs: [
        'ஆர்டர் பக்கத்தில் ‘டெலிவரியை உறுதி செய்ய’ அழுத்துங்கள். இத்துடன் ஆர்டர் முடியும்; எனவே முதலில் பொருளைப் பாருங்கள். பிறகு டிசைனுக்கு ரிவ்யூ எழுதலாம், விரும்பினால் படங்களுடன்.',
      ],
      words: 'டெலிவரி உறுதி வந்தது கிடைத்தது ரிவ்யூ confirm delivery received arrived review',
    },
    {
      id: 'never-arrived',
      question: 'பார்சல் வரவில்லை, அல்லது சேதமாகி வந்தது',
      paragraphs: [
        'ஒரு படம் எடுத்து, கைவினைஞருக்கு எழுதி, ஆர்டர் பக்கத்தில் ‘உதவிக் குழுவைத் தொடர்புகொள்ள’ அழுத்துங்கள். புகாரில் ஐந்து படங்கள் வரை சேர்க்கலாம்.',
      ],
      links: [{ to: '/complaints', label: 'புகார் செய்ய' }],
      words: 'வரவில்லை சேதம் கிழிந்தது காணோம் தாமதம் varala damaged lost missing parcel broken defective late',
    },
  ],
};
