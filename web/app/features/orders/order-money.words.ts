import en from './order-money.en.json';

export const orderMoneyWords = { en };
