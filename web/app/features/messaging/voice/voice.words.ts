import bn from '#web/words/bn/features/messaging/voice/voice.json';
import hi from '#web/words/hi/features/messaging/voice/voice.json';
import ta from '#web/words/ta/features/messaging/voice/voice.json';
import en from './voice.en.json';

export const voiceWords = { en, hi, bn, ta };
