export const personalData = {
  'personal-data.typeDelete': 'Please type DELETE in capital letters.',
  'personal-data.lastAdmin':
    'You are the last admin. Please make someone else an admin before you delete your account.',
  'personal-data.openOrdersMore':
    'Your account cannot be deleted while an order is in progress or money is on its way back: {orders} and others.',
  'personal-data.openOrders':
    'Your account cannot be deleted while an order is in progress or money is on its way back: {orders}.',
  'personal-data.askedTwice': 'You can ask for your data twice in 24 hours. Please try again after {moment}.',
} as const;
