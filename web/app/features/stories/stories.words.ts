import en from './stories.en.json';

export const storiesWords = { en };
