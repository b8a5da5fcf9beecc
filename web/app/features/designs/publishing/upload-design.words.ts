import en from './upload-design.en.json';

export const uploadDesignWords = { en };
