import type { plans as english } from '../../en/letters/plans.ts';
import type { Translation } from '../../letter-words.ts';

export const plans: Translation<typeof english> = {
  'plans.news': {
    subject: 'आपके ऑर्डर के बनने की ख़बर',
    text: '{news}।\n\nफ़ोटो देखें और यहाँ जवाब दें: {page}',
  },
};
