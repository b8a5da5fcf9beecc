import bn from '#web/words/bn/features/measurements/size-chart.json';
import hi from '#web/words/hi/features/measurements/size-chart.json';
import ta from '#web/words/ta/features/measurements/size-chart.json';
import en from './size-chart.en.json';

export const sizeChartWords = { en, hi, bn, ta };
