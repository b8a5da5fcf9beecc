import type { reviews as english } from '../../en/sentences/reviews.ts';

export const reviews: Record<keyof typeof english, string> = {
  'reviews.reviewMissing': 'यह रिव्यू नहीं मिला।',
  'reviews.selectRating': 'कृपया रेटिंग चुनें',
  'reviews.reviewShort': 'रिव्यू कम से कम 10 अक्षरों का हो',
  'reviews.reviewLong': 'कृपया रिव्यू 2,000 अक्षरों से कम रखें',
  'reviews.pictureGone': 'आपके रिव्यू की एक फ़ोटो नहीं मिली। कृपया पेज फिर से खोलें।',
  'reviews.ownDesign': 'यह आपका अपना डिज़ाइन है। रिव्यू वे लोग लिखते हैं जो इसे देखते और पहनते हैं।',
  'reviews.blocked': 'आप इस डिज़ाइन का रिव्यू नहीं लिख सकते।',
  'reviews.ownHelpful': 'यह आपका अपना रिव्यू है। यह काम का है या नहीं, यह दूसरे बताएँगे।',
  'reviews.replyFirst': 'कृपया पहले जवाब लिखें।',
  'reviews.replyLong': 'कृपया जवाब 1,000 अक्षरों से कम रखें',
  'reviews.repliedAlready': 'आप इस रिव्यू का जवाब पहले ही दे चुके हैं।',
};
