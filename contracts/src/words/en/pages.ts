/** Texts of the small pages that work without the web app and the database, and of the installed app. */
export const pages = {
  /** Square brackets mark links, in order. */
  plain: {
    again: '[Try again] or [go to the home page].',
    number: 'If it goes on, tell us this number: {number}',
    early: 'Please try once more',
    earlyWhy: 'The form was sent before its page was ready, so nothing was done and nothing of it was kept.',
    earlyNext:
      '[Open the page again] and wait until it has loaded. If this happens again, your browser may be set to run no JavaScript for this site; signing in needs it.',
    unsubscribed: 'You get no more of these emails',
    unsubscribedNext: 'They are switched off. You can switch them on again in [your settings].',
  },
  /** On the home screen of a phone, and in the menu of its icon. */
  app: {
    description: 'Made-to-order fashion by the makers of India.',
    search: 'Search',
    orders: 'Orders',
    messages: 'Messages',
  },
};
