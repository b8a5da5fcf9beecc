import { usualVisitRadius } from '#contracts/meetings/visit-radius.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const measuring: HelpGroup = {
  id: 'measuring',
  title: 'அளவு எடுத்தல்',
  questions: [
    {
      id: 'how-it-fits',
      question: 'எனக்கு எப்படிப் பொருந்தும்?',
      paragraphs: [
        'அது டிசைனைப் பொறுத்தது; அதன் பக்கம் சொல்லும். பெரும்பாலானவை உங்கள் அளவில் செய்யப்படும்: கைவினைஞர் வீட்டுக்கு வருவார் அல்லது போன் செய்வார். சில சைஸ்களில் செய்யப்படும்; ஆர்டர் செய்யும்போது ஒன்றைத் தேர்வு செய்யுங்கள். புடவை, பை, வீட்டு அலங்காரத்துக்கு அளவு தேவையில்லை.',
      ],
      links: [{ to: '/help/size-guide', label: 'சைஸ் வழிகாட்டி' }],
      words:
        'சைஸ் அளவு பொருத்தம் ஃபிட்டிங் alavu size sizes fit fitting measured measure measurement size guide chart',
    },
    {
      id: 'book-a-measuring',
      question: 'வீட்டு வருகையோ போன் காலோ எப்படிப் பதிவு செய்வது?',
      paragraphs: [
        'முன்பணம் வந்ததும், ஆர்டர் பக்கத்தில். நாளை முதல் 60 நாட்கள் வரை ஒரு நாளையும், கைவினைஞருக்கு இன்னும் காலியாக உள்ள ஒரு நேரத்தையும் தேர்வு செய்யுங்கள்; காலை 9 முதல் மாலை 7 வரை, இந்திய நேரம். வீட்டு வருகை ஒரு மணி நேரம், போன் கால் அரை மணி நேரம்.',
        `கைவினைஞர்கள் தாங்கள் சொன்ன தூரம் வரை தங்கள் பின்கோடிலிருந்து வருவார்கள்; சொல்லவில்லை என்றால் ${usualVisitRadius} கி.மீ. உங்கள் முகவரி அதைவிடத் தூரம் என்றால் போன் காலைத் தேர்வு செய்யுங்கள்.`,
      ],
      links: [
        { to: '/userDashboard?tab=purchases', label: 'உங்கள் ஆர்டர்கள்' },
        { to: '/meetings', label: 'உங்கள் சந்திப்புகள்' },
      ],
      words:
        'வீட்டு வருகை வீடு போன் கால் சந்திப்பு அளவு எடுக்க veedu home visit phone call meeting appointment book measurement',
    },
    {
      id: 'measured-by-phone',
      question: 'போனில் என்ன நடக்கும்?',
      paragraphs: [
        'டேப்பை நீங்கள் பிடிப்பீர்கள்; எங்கே அளக்க வேண்டும் என்று கைவினைஞர் சொல்வார். மென்மையான டேப்பும், முடிந்தால் இன்னொருவரும் அருகில் இருக்கட்டும். ஒவ்வோர் உடைக்கும் என்ன தேவை என்று சைஸ் வழிகாட்டி காட்டும்.',
      ],
      links: [{ to: '/help/size-guide', label: 'சைஸ் வழிகாட்டி' }],
      words: 'போன் கால் டேப் அளவு alavu phone call tape measurement',
    },
    {
      id: 'change-a-meeting',
      question: 'சந்திப்பை மாற்றவோ ரத்து செய்யவோ முடியுமா?',
      paragraphs: [
        'முடியும்; தொடங்கும்வரை கைவினைஞரும் செய்யலாம். உங்கள் சந்திப்புகள் பக்கத்தில் இரண்டும் உள்ளன; உங்கள் காலண்டருக்கான ஃபைலும் உண்டு.',
      ],
      links: [{ to: '/meetings', label: 'உங்கள் சந்திப்புகள்' }],
      words: 'சந்திப்பு நேரம் மாற்ற ரத்து maatra reschedule meeting appointment visit move',
    },
    {
      id: 'own-measurements',
      question: 'என் அளவுகளை நானே எழுதலாமா?',
      paragraphs: [
        'எழுதலாம். பொருள் டெலிவரி ஆகும்வரை இருவரும் ஆர்டர் பக்கத்தில் செ.மீ. அல்லது இன்ச்சில் பதிவு செய்யலாம். பழைய பதிப்புகள் இருக்கும்; என்ன மாறியது என்று பார்க்கலாம். உங்களுக்கும் கைவினைஞருக்கும் மட்டுமே தெரியும்.',
      ],
      words: 'அளவு நானே பதிவு உடல் இன்ச் alavu measurements record own body inches centimetres',
    },
    {
      id: 'between-sizes',
      question: 'நான் இரண்டு சைஸ்களுக்கு இடையில் இருக்கிறேன்',
      paragraphs: [
        'ஒரு சைஸ் என்ன அளவு என்பது கைவினைஞரைப் பொறுத்தது. ஆர்டர் செய்யும் முன் ‘விசாரிக்க’ மூலம் கேளுங்கள், அல்லது செக்அவுட்டில் சிறப்புக் குறிப்பில் எழுதுங்கள்.',
      ],
      links: [{ to: '/help/size-guide#sizes', label: 'உள்ள சைஸ்கள்' }],
      words: 'சைஸ் இடையில் தவறான between sizes size wrong size',
    },
  ],
};
