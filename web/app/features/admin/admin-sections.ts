/** The sections of the administration, in menu order; each is a key of the catalogue `admin`. */
export const adminSections = [
  { to: '/admin', word: 'figures' },
  { to: '/admin/users', word: 'users' },
  { to: '/admin/products', word: 'products' },
  { to: '/admin/orders', word: 'orders' },
  { to: '/admin/complaints', word: 'complaints' },
  { to: '/admin/reports', word: 'reports' },
  { to: '/admin/verifications', word: 'verifications' },
  { to: '/admin/letters', word: 'letters' },
  { to: '/admin/books', word: 'books' },
  { to: '/admin/audit', word: 'audit' },
] as const;
