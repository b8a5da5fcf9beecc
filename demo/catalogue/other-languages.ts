import type { DemoTranslations } from './demo-types.ts';

const silk = { hi: 'कतान सिल्क', zari: 'सुनहरी ज़री' };

/** What some makers say of a design in other languages, by the design's key. */
export const otherLanguages: Readonly<Record<string, DemoTranslations>> = {
  'gulnaar-katan-silk-saree': {
    hi: {
      title: 'गुलनार कतान सिल्क साड़ी',
      description:
        'शुद्ध कतान सिल्क, वाराणसी के मदनपुरा में खड्डी पर बुनी। बूटी कढ़वा है, हर एक हाथ से डाली गई और कोई काटी नहीं गई। साथ में उसी सिल्क का ब्लाउज़ का कपड़ा, 0.8 मीटर।',
      materialOne: silk.hi,
      materialTwo: silk.zari,
    },
    ta: {
      title: 'குல்னார் கட்டான் பட்டுப் புடவை',
      description:
        'தூய கட்டான் பட்டு, வாரணாசியின் மதன்புராவில் குழித்தறியில் நெய்தது. ஒவ்வொரு பூட்டாவும் கையால் பதித்தது. அதே பட்டில் 0.8 மீ ரவிக்கைத் துணியும் சேர்த்து.',
    },
  },
  'mehtab-ivory-brocade': {
    hi: {
      title: 'महताब हाथीदाँत ब्रोकेड',
      description: 'वाराणसी का बिना रँगा कतान, कोये के अपने रंग में, सूरत में खिंची ज़री के साथ। दिन की शादी के लिए।',
      materialOne: silk.hi,
      materialTwo: silk.zari,
    },
  },
  'kesar-banaras-tanchoi': { hi: { title: 'केसर बनारस तनछोई' } },
  'durbar-ivory-sherwani': {
    hi: {
      title: 'दरबार आइवरी शेरवानी',
      description:
        'वाराणसी का हाथीदाँत रंग का कतान ब्रोकेड, मुंबई के काला घोड़ा में कटा। कपड़े से मढ़े आठ बटन, और अंदर अँगूठी के लिए एक जेब। दो बार पहनाकर नाप मिलाते हैं।',
    },
  },
  'awadh-chikan-sherwani': { hi: { title: 'अवध चिकन शेरवानी' } },
  'meenakari-wedding-jhumka': {
    hi: {
      title: 'मीनाकारी शादी के झुमके',
      description: 'सोने के पानी वाली चाँदी, ऊपर कुंदन के फूल, बीकानेर में जड़े। हर झुमका 18 ग्राम; सहारे की ज़ंजीर साथ है।',
      materialOne: 'सोने का पानी चढ़ी चाँदी',
      materialTwo: 'कुंदन',
    },
  },
  'nisha-mirror-lehenga-set': { hi: { title: 'निशा शीशे का लहँगा सेट' } },
  'nilambari-jamdani-saree': {
    bn: {
      title: 'নীলাম্বরী জামদানি শাড়ি',
      description: 'ফুলিয়ার ১২০ কাউন্টের মসলিন, নীলে রাঙানো; নকশা তাঁতে থাকতেই হাতে তোলা। ওজন ৩৪০ গ্রাম, সঙ্গে ব্লাউজের কাপড়।',
      materialOne: 'মসলিন সুতি',
      materialTwo: 'সুতির সুতো',
    },
    hi: { title: 'नीलांबरी जामदानी साड़ी' },
  },
  'kopai-kantha-silk-saree': { bn: { title: 'কোপাই কাঁথা সিল্ক শাড়ি' } },
  'bishnupur-court-baluchari': {
    bn: { title: 'বিষ্ণুপুর দরবারি বালুচরি' },
    hi: { title: 'बिष्णुपुर दरबारी बालूचरी' },
  },
  'bolpur-poet-s-jhola': { bn: { title: 'বোলপুরের কবির ঝোলা' } },
  'koyal-sungudi-saree': {
    ta: {
      title: 'கோயல் சுங்குடிப் புடவை',
      description:
        'மதுரைப் பருத்தி, கீழவெளி வீதியில் ஒவ்வொரு புள்ளியும் நகத்தின் மேல் கிள்ளிக் கட்டியது. குளுமையானது; மூன்றாம் சலவையில் மிருதுவாகும். 5.5 மீ.',
      materialOne: 'பருத்தி',
    },
  },
  'madurai-veshti-set': { ta: { title: 'மதுரை வேஷ்டி செட்' } },
  'srikala-temple-border-saree': {
    ta: {
      title: 'ஸ்ரீகலா கோயில் கரைப் புடவை',
      description:
        'காஞ்சிபுரத்தின் மூன்றிழை மல்பெரி பட்டு, ஒரு கை அகலக் கோர்வைக் கரை. பச்சைக் கரை தனியாக நெய்து, சிவப்பு உடலோடு பல்லுக்குப் பல் கோர்க்கப்பட்டது.',
      materialOne: 'மல்பெரி பட்டு',
      materialTwo: 'தங்க ஜரிகை',
    },
    hi: { title: 'श्रीकला मंदिर बॉर्डर साड़ी' },
  },
  'mayil-peacock-silk-saree': { ta: { title: 'மயில் பட்டுப் புடவை' } },
  'ponni-temple-check-saree': { ta: { title: 'பொன்னி கோயில் கட்டம் புடவை' } },
};
