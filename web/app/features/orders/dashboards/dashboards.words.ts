import en from './dashboards.en.json';

export const dashboardsWords = { en };
