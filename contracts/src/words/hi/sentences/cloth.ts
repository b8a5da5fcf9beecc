import type { cloth as english } from '../../en/sentences/cloth.ts';

export const cloth: Record<keyof typeof english, string> = {
  'cloth.metres': 'कृपया 0 से {most} मीटर लिखें, जैसे 2.25',
  'cloth.width': 'कृपया {least} से {most} सेमी तक की चौड़ाई लिखें',
  'cloth.picturesMissing': 'कृपया कपड़े की 1 से {most} फ़ोटो जोड़ें',
  'cloth.picturesMost': 'कृपया ज़्यादा से ज़्यादा {most} फ़ोटो जोड़ें',
  'cloth.condition': 'कृपया चुनें कि कपड़ा कैसा है',
  'cloth.addressMissing': 'कृपया लिखें कि कपड़ा कहाँ भेजना है',
  'cloth.reasonMissing': 'कृपया कुछ शब्दों में वजह बताएँ',
  'cloth.price': 'कृपया ₹1 से {total} तक का दाम लिखें',
  'cloth.way': 'कृपया चुनें कि बचे हुए कपड़े का क्या होगा',
  'cloth.moreThanCame': 'यह आए हुए कपड़े से ज़्यादा है',
  'cloth.keptWords': 'कृपया लिखें कि ख़रीदार ने इसे रखने को कैसे कहा',
  'cloth.changed': 'आपके खोलने के बाद यह बदल गया है। कृपया फिर से पढ़ें।',
  'cloth.notNow': 'अभी यह नहीं हो सकता। ताज़ा हाल देखने के लिए कृपया ऑर्डर फिर से खोलें।',
  'cloth.nothingSewn': 'इस ऑर्डर में नाप से सिलने वाला कुछ नहीं है।',
  'cloth.tooLate': 'अपने कपड़े की बात एडवांस के बाद और कपड़ा तैयार होने से पहले तय हो सकती है।',
  'cloth.notFinished': 'कपड़ा तैयार होने के बाद आप लिख सकते हैं कि कितना बचा।',
  'cloth.orderEnded': 'यह ऑर्डर ख़त्म हो चुका है।',
};
