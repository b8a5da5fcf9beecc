import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map. Pages inside the shell have the header, menus and footer; the others fill the window. */
export default [
  layout('shell/shell.layout.tsx', [
    layout('shell/within-shell.layout.tsx', [
      index('features/feed/home.route.tsx'),
      route('search', 'features/discovery/search.route.tsx'),
      route('explore', 'features/discovery/explore.route.tsx'),
      route('publicProfile/:userId', 'features/discovery/public-profile.route.tsx'),
      route('product/:id', 'features/designs/product.route.tsx'),
      route('product/:id/reviews', 'features/reviews/reviews.route.tsx'),
      route('product/:id/write-review', 'features/reviews/write-review.route.tsx'),
      route('upload-product', 'features/designs/upload-design.route.tsx'),
      route('user/products/:productId/edit', 'features/designs/edit-design.route.tsx'),
      route('checkout/:id', 'features/orders/checkout.route.tsx'),
      route('order-confirmation', 'features/orders/confirmation.route.tsx'),
      route('userDashboard', 'features/dashboards/dashboard.route.tsx'),
      route('user/products/:productId/sells-details', 'features/dashboards/sales-details.route.tsx'),
      route('order-details/:type/:orderId', 'features/orders/order-details.route.tsx'),
      route('order-processing/:orderId', 'features/orders/tracking.route.tsx'),
      route('user/orders/:orderId/update', 'features/orders/purchase-update.route.ts'),
      route('user/sales/:orderId/update', 'features/orders/sale-update.route.ts'),
      route('schedule-meeting/:orderId', 'features/meetings/schedule-meeting.route.tsx'),
      route('enquiries', 'features/enquiries/sent-enquiries.route.tsx'),
      route('meetings', 'features/meetings/calendar.route.tsx'),
      route('complaints', 'features/complaints/complaints.route.tsx'),
      route('complaints/:id', 'features/complaints/complaint.route.tsx'),
      route('notifications', 'features/notifications/notifications.route.tsx'),
      route('profile', 'features/profiles/profile.route.tsx'),
      route('settings', 'features/accounts/settings.route.tsx'),
      route('liked', 'features/engagement/liked.route.tsx'),
      route('saved', 'features/engagement/boards.route.tsx'),
      route('saved/:boardId', 'features/engagement/board.route.tsx'),
      route('terms', 'features/legal/terms.route.tsx'),
      route('privacy', 'features/legal/privacy.route.tsx'),
      route('*', 'shell/not-found.route.tsx'),
    ]),
  ]),
  layout('shell/full-height.layout.tsx', [
    layout('shell/within-shell.layout.tsx', { id: 'within-full-height' }, [
      route('chat/:first?/:second?', 'features/messaging/chat.route.tsx'),
      layout('features/enquiries/enquiries.layout.tsx', [
        route('enquiry-management', 'features/enquiries/enquiry-management.route.tsx'),
        route('enquiry/:id', 'features/enquiries/enquiry.route.tsx'),
      ]),
    ]),
  ]),
  route('signin', 'features/accounts/sign-in.route.tsx'),
  route('signup', 'features/accounts/sign-up.route.tsx'),
  route('forgot-password', 'features/accounts/forgot-password.route.tsx'),
  route('verify-otp', 'features/accounts/verify-otp.route.tsx'),
  route('ResetPassword', 'features/accounts/reset-password.route.tsx'),
] satisfies RouteConfig;
