import en from './discovery.en.json';

export const discoveryWords = { en };
