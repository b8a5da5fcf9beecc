import type { HelpGroup } from '#web/features/help/help-question.ts';
import { cancellingRules } from '../cancelling.ts';

const policy = { to: '/help/returns-and-cancellation', label: 'திருப்பி அனுப்புதல், ரத்து' };
const orders = { to: '/userDashboard?tab=purchases', label: 'உங்கள் ஆர்டர்கள்' };

export const cancellingAndRefunds: HelpGroup = {
  id: 'cancelling-and-refunds',
  title: 'ரத்தும் ரீஃபண்டும்',
  questions: [
    {
      id: 'cancel',
      question: 'ஆர்டரை எப்படி ரத்து செய்வது?',
      paragraphs: cancellingRules.free,
      links: [orders, policy],
      words: 'ரத்து கேன்சல் ஆர்டர் வேண்டாம் rathu cancel cancelling cancellation order cancelled',
    },
    {
      id: 'cancel-later',
      question: 'அதன்பின்னும் ரத்து செய்யலாமா?',
      paragraphs: cancellingRules.later,
      links: [policy],
      words: 'ரத்து பிறகு தாமதம் கேன்சல் rathu cancel late cancellation after',
    },
    {
      id: 'refund',
      question: 'என் பணம் எப்போது திரும்பி வரும்?',
      paragraphs: [
        'வந்த இடத்துக்கே 7 வேலை நாட்களுக்குள் திரும்பும். ஒவ்வொரு ரீஃபண்டையும், அது வந்துகொண்டிருக்கிறதா, வந்துவிட்டதா என்றும் ஆர்டர் பக்கம் காட்டும். வங்கி ஏற்கவில்லை என்றால் தானாக மீண்டும் முயலப்படும். அந்தப் பணத்தை உங்கள் வங்கியில் ஆட்சேபித்திருந்தால், வங்கி முடிவு சொன்ன பிறகே அது திரும்பும்.',
      ],
      links: [orders],
      words: 'ரீஃபண்ட் பணம் திரும்ப வரும் panam thirumba refund refunds money back refunded',
    },
    {
      id: 'part-refund',
      question: 'கைவினைஞர் ஒரு பகுதியைத் திருப்பித் தரலாமா?',
      paragraphs: [
        'நீங்கள் இருவரும் ஒப்புக்கொண்டால் தரலாம்; எ.கா. பொருளைச் சரிசெய்ய வேண்டியிருந்தால். கைவினைஞர் ஆர்டர் பக்கத்திலிருந்து காரணத்துடன் திருப்பித் தருவார்; ஆர்டர் தொடரும்.',
      ],
      words: 'பகுதி ரீஃபண்ட் தள்ளுபடி ஈடு partial refund part discount compensation',
    },
    {
      id: 'return',
      question: 'பொருளைத் திருப்பி அனுப்பலாமா?',
      paragraphs: [
        'திருப்பி அனுப்பப் பட்டன் இல்லை: பொருள் உங்களுக்காகவே செய்யப்படுகிறது. சேதமாகியிருந்தாலோ விவரித்தபடி இல்லையென்றாலோ கைவினைஞருக்கு எழுதுங்கள்; அவர் பணத்தைத் திருப்பித் தரலாம். ஒத்துப்போகவில்லை என்றால் புகார் செய்யுங்கள். வாங்குபவராகச் சட்டம் உங்களுக்குத் தருவது உங்களுடையதே.',
      ],
      links: [policy, { to: '/complaints', label: 'புகார் செய்ய' }],
      words:
        'திருப்பி அனுப்ப ரிட்டர்ன் மாற்றித் தர எக்ஸ்சேஞ்ச் thiruppi return returns exchange replace replacement send back',
    },
  ],
};
