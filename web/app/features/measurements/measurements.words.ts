import en from './measurements.en.json';

export const measurementsWords = { en };
