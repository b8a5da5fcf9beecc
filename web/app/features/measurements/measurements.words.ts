import bn from '#web/words/bn/features/measurements/measurements.json';
import hi from '#web/words/hi/features/measurements/measurements.json';
import ta from '#web/words/ta/features/measurements/measurements.json';
import en from './measurements.en.json';

export const measurementsWords = { en, hi, bn, ta };
