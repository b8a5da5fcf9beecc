import en from './audit.en.json';

export const auditWords = { en };
