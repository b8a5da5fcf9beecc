/** Settings of a server in production mode; the provider's keys lead nowhere. */
export const productionSettings = {
  NODE_ENV: 'production',
  RATE_LIMITS: 'on',
  PUBLIC_URL: 'https://tanabana.example',
  RAZORPAY_KEY_ID: 'rzp_test_aaaaaaaaaaaaaa',
  RAZORPAY_KEY_SECRET: 'a secret of the provider',
  RAZORPAY_WEBHOOK_SECRETS: 'a secret of webhooks',
};
