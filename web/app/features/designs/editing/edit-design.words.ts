import en from './edit-design.en.json';

export const editDesignWords = { en };
