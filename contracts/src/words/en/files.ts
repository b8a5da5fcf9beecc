/** Texts in calendar files and spreadsheets. */
export const files = {
  /** A meeting in a calendar. */
  meeting: {
    HOME_VISIT: 'Home visit with {name}: measurements for {title}',
    PHONE_CALL: 'Phone call with {name}: measurements for {title}',
    order: 'Order {number}',
  },
  /** Due days and planned steps in a maker's own calendar. */
  workshop: {
    name: 'Workshop, Tanabana',
    due: 'Due: {title}',
    step: '{step}: {title}',
    stepBy: '{step}: {title} ({name})',
    order: 'Order {number}',
  },
  /** Column headings of the table of orders. */
  orders: {
    order: 'Order ID',
    date: 'Date',
    purchases: 'Maker',
    sales: 'Buyer',
    designs: 'Designs',
    options: 'Options',
    pieces: 'Pieces',
    status: 'Status',
    subtotal: 'Subtotal (INR)',
    tax: 'Tax (INR)',
    total: 'Total (INR)',
    advance: 'Advance (INR)',
    advancePaid: 'Advance paid on',
    final: 'Final payment (INR)',
    finalPaid: 'Final payment paid on',
    refunded: 'Refunded (INR)',
  },
  /** The table of earnings. */
  earnings: {
    heads: {
      date: 'Date',
      order: 'Order ID',
      buyer: 'Buyer',
      what: 'What',
      paid: 'Paid (INR)',
      back: 'Went back (INR)',
      left: 'Left of it (INR)',
      now: 'Now',
      status: 'Order status',
    },
    kinds: {
      ADVANCE: 'Advance',
      FINAL: 'Final payment',
      REFUND: 'Refund',
    },
    states: {
      HELD: 'Held until delivery',
      EARNED: 'Delivered',
      KEPT: 'Kept of a cancelled order',
      RETURNED: 'Went back',
      RETURNING: 'On its way back',
      FAILED: 'Tried again',
      WITH_BANK: 'With the bank of the buyer',
    },
  },
};
