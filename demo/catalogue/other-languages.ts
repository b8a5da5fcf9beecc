import type { DemoLanguage, DemoTranslation, DemoTranslations } from './demo-types.ts';
import { bnTitles } from './titles/titles.bn.ts';
import { hiTitles } from './titles/titles.hi.ts';
import { taTitles } from './titles/titles.ta.ts';

const titles: Record<DemoLanguage, Readonly<Record<string, string>>> = {
  hi: hiTitles,
  bn: bnTitles,
  ta: taTitles,
};

const silk = { hi: 'कतान सिल्क', zari: 'सुनहरी ज़री' };

/** The description and materials of some designs in other languages, by the design's key. */
const words: Readonly<Record<string, Partial<Record<DemoLanguage, Omit<DemoTranslation, 'title'>>>>> = {
  'gulnaar-katan-silk-saree': {
    hi: {
      description:
        'शुद्ध कतान सिल्क, वाराणसी के मदनपुरा में खड्डी पर बुनी। बूटी कढ़वा है, हर एक हाथ से डाली गई और कोई काटी नहीं गई। साथ में उसी सिल्क का ब्लाउज़ का कपड़ा, 0.8 मीटर।',
      materialOne: silk.hi,
      materialTwo: silk.zari,
    },
    ta: {
      description:
        'தூய கத்தான் பட்டு, வாரணாசியின் மதன்புராவில் குழித்தறியில் நெய்தது. ஒவ்வொரு பூட்டாவும் கையால் பதித்தது. அதே பட்டில் 0.8 மீ ரவிக்கைத் துணியும் சேர்த்து.',
    },
  },
  'mehtab-ivory-brocade': {
    hi: {
      description: 'वाराणसी का बिना रँगा कतान, कोये के अपने रंग में, सूरत में खिंची ज़री के साथ। दिन की शादी के लिए।',
      materialOne: silk.hi,
      materialTwo: silk.zari,
    },
  },
  'durbar-ivory-sherwani': {
    hi: {
      description:
        'वाराणसी का हाथीदाँत रंग का कतान ब्रोकेड, मुंबई के काला घोड़ा में कटा। कपड़े से मढ़े आठ बटन, और अंदर अँगूठी के लिए एक जेब। दो बार पहनाकर नाप मिलाते हैं।',
    },
  },
  'meenakari-wedding-jhumka': {
    hi: {
      description: 'सोने के पानी वाली चाँदी, ऊपर कुंदन के फूल, बीकानेर में जड़े। हर झुमका 18 ग्राम; सहारे की ज़ंजीर साथ है।',
      materialOne: 'सोने का पानी चढ़ी चाँदी',
      materialTwo: 'कुंदन',
    },
  },
  'nilambari-jamdani-saree': {
    bn: {
      description: 'ফুলিয়ার ১২০ কাউন্টের মসলিন, নীলে রাঙানো; নকশা তাঁতে থাকতেই হাতে তোলা। ওজন ৩৪০ গ্রাম, সঙ্গে ব্লাউজের কাপড়।',
      materialOne: 'মসলিন সুতি',
      materialTwo: 'সুতির সুতো',
    },
  },
  'koyal-sungudi-saree': {
    ta: {
      description:
        'மதுரைப் பருத்தி, கீழவெளி வீதியில் ஒவ்வொரு புள்ளியும் நகத்தின் மேல் கிள்ளிக் கட்டியது. குளுமையானது; மூன்றாம் சலவையில் மிருதுவாகும். 5.5 மீ.',
      materialOne: 'பருத்தி',
    },
  },
  'srikala-temple-border-saree': {
    ta: {
      description:
        'காஞ்சிபுரத்தின் மூன்றிழை மல்பெரி பட்டு, ஒரு கை அகலக் கோர்வைக் கரை. பச்சைக் கரை தனியாக நெய்து, சிவப்பு உடலோடு பல்லுக்குப் பல் கோர்க்கப்பட்டது.',
      materialOne: 'மல்பெரி பட்டு',
      materialTwo: 'தங்க ஜரிகை',
    },
  },
};

/** The texts of a design in each language. Throws if a title is missing: a list shows all titles in one language. */
export function translationsOf(key: string): DemoTranslations {
  const inLanguage = (language: DemoLanguage): DemoTranslation => {
    const title = titles[language][key];
    if (title === undefined) throw new Error(`The demo has no title of ${key} in ${language}`);
    return { title, ...words[key]?.[language] };
  };
  return { hi: inLanguage('hi'), bn: inLanguage('bn'), ta: inLanguage('ta') };
}
