import bn from '#web/words/bn/features/orders/dashboards/dashboards.json';
import hi from '#web/words/hi/features/orders/dashboards/dashboards.json';
import ta from '#web/words/ta/features/orders/dashboards/dashboards.json';
import en from './dashboards.en.json';

export const dashboardsWords = { en, hi, bn, ta };
