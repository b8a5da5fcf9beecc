/**
 * Files of a small made-up project: what each imports, and the rules that must object to it. Files without a
 * rule must pass.
 * @type {readonly { file: string, imports?: readonly string[], breaks?: readonly string[] }[]}
 */
export const canary = [
  { file: 'contracts/src/money/money.ts' },
  { file: 'contracts/src/money/sums.ts', imports: ['./money.ts'] },
  { file: 'contracts/src/money/price.ts', imports: ['#server/app.ts'], breaks: ['contracts-stand-alone'] },
  { file: 'contracts/src/money/tax.ts', imports: ['pg'], breaks: ['contracts-stand-alone'] },
  {
    file: 'contracts/src/money/leak.ts',
    imports: ['#web/root.tsx'],
    breaks: ['contracts-stand-alone', 'server-never-imports-web'],
  },

  { file: 'web/app/root.tsx', imports: ['#contracts/money/money.ts', './+types/root'] },
  {
    file: 'web/app/features/feed/feed.route.tsx',
    imports: ['#server/app.ts'],
    breaks: ['web-knows-contracts-only'],
  },
  {
    file: 'web/app/ui/card.tsx',
    imports: ['#web/features/feed/feed.route.tsx'],
    breaks: ['ui-knows-no-feature'],
  },
  { file: 'web/app/platform/client.ts', imports: ['#web/shell/header.tsx'], breaks: ['ui-knows-no-feature'] },
  { file: 'web/app/shell/header.tsx' },
  { file: 'contracts/src/feed/feed.contract.ts' },
  {
    file: 'web/app/features/feed/feed.api.ts',
    imports: ['#contracts/feed/feed.contract.ts'],
    breaks: ['calls-bring-no-schemas'],
  },

  {
    file: 'server/src/app.ts',
    imports: ['#server/modules/orders/orders.module.ts', '#server/modules/orders/orders.routes.ts'],
    breaks: ['app-installs-modules'],
  },
  { file: 'server/src/modules/orders/orders.module.ts', imports: ['./orders.routes.ts'] },
  { file: 'server/src/page.ts', imports: ['#web/root.tsx'], breaks: ['server-never-imports-web'] },
  { file: 'server/src/main.ts', imports: ['#tests/actors.ts'], breaks: ['product-never-imports-tools'] },
  {
    file: 'server/src/admin-cli.ts',
    imports: ['#tools/private-postgres/start-private-postgres.ts'],
  },
  {
    file: 'server/src/platform/db/start.ts',
    imports: ['#tools/private-postgres/start-private-postgres.ts'],
    breaks: ['tools-at-the-entry-points'],
  },
  { file: 'tools/private-postgres/start-private-postgres.ts', imports: ['#server/platform/db/pool.ts'] },
  { file: 'server/src/shop.ts', imports: ['#demo/scenes.ts'], breaks: ['only-the-filler-imports-demo'] },
  {
    file: 'server/src/demo/fill-demo.ts',
    imports: ['#demo/scenes.ts', '#server/modules/orders/place-order.ts'],
  },
  { file: 'server/src/platform/db/pool.ts', imports: ['pg'] },
  {
    file: 'server/src/platform/jobs.ts',
    imports: ['#server/modules/orders/public.ts'],
    breaks: ['platform-knows-no-module'],
  },

  {
    file: 'server/src/modules/orders/orders.tables.ts',
    imports: ['pg', '#server/modules/designs/designs.tables.ts'],
  },
  { file: 'server/src/modules/orders/orders.queries.ts', imports: ['./orders.tables.ts'] },
  {
    file: 'server/src/modules/orders/place-order.ts',
    imports: ['./orders.queries.ts', '#server/modules/designs/public.ts'],
  },
  { file: 'server/src/modules/orders/orders.routes.ts', imports: ['./place-order.ts'] },
  { file: 'server/src/modules/orders/public.ts', imports: ['./place-order.ts'] },
  { file: 'server/src/modules/orders/core/order.policy.ts', imports: ['../orders.queries.ts'] },
  { file: 'server/src/modules/orders/paying/pay.ts', imports: ['../core/order.policy.ts'] },
  {
    file: 'server/src/modules/orders/core/move-order.ts',
    imports: ['./order.policy.ts', '../paying/pay.ts'],
    breaks: ['core-knows-no-room'],
  },
  {
    file: 'server/src/modules/orders/list.routes.ts',
    imports: ['./orders.queries.ts'],
    breaks: ['routes-decide-nothing'],
  },
  { file: 'server/src/modules/orders/count-orders.ts', imports: ['pg'], breaks: ['sql-in-queries-only'] },
  {
    file: 'server/src/modules/orders/peek.ts',
    imports: ['#server/modules/designs/designs.tables.ts'],
    breaks: ['module-interior-through-public'],
  },
  {
    file: 'server/src/modules/orders/joins.queries.ts',
    imports: ['#server/modules/designs/show-design.ts'],
    breaks: ['sql-joins-tables-only'],
  },
  { file: 'server/src/modules/designs/designs.tables.ts' },
  { file: 'server/src/modules/designs/show-design.ts' },
  { file: 'server/src/modules/designs/public.ts', imports: ['./show-design.ts'] },
  {
    file: 'server/src/modules/designs/sold.queries.ts',
    imports: ['#server/modules/orders/orders.tables.ts'],
  },
  {
    file: 'server/src/modules/designs/show.test.ts',
    imports: ['#server/modules/orders/place-order.ts', '#tests/actors.ts'],
  },
  {
    file: 'server/src/modules/novelty/novelty.ts',
    imports: ['#contracts/money/money.ts'],
    breaks: ['module-has-its-place'],
  },
  ...upward('accounts', 1, 'profiles'),
  ...upward('profiles', 2, 'designs'),
  ...upward('designs', 3, 'orders'),
  ...upward('payments', 4, 'engagement'),
  ...upward('orders', 5, 'reviews'),
  ...upward('messaging', 6, 'notifications'),
  ...upward('enquiries', 7, 'notifications'),
  ...upward('fit', 8, 'notifications'),
  ...upward('workshop', 9, 'notifications'),
  ...upward('feed', 10, 'admin'),

  {
    file: 'emulators/razorpay/server.ts',
    imports: ['#contracts/money/money.ts'],
    breaks: ['emulators-know-nothing-of-ours'],
  },
  { file: 'demo/scenes.ts', imports: ['#contracts/money/money.ts'] },
  { file: 'demo/paint.ts', imports: ['#server/platform/db/pool.ts'], breaks: ['demo-knows-contracts-only'] },
  { file: 'demo/draw.ts', imports: ['#yard/drawing/public.ts'], breaks: ['nothing-needs-the-yard'] },
  { file: 'yard/demo-pictures/draw.ts', imports: ['#yard/drawing/public.ts', '#demo/scenes.ts'] },
  {
    file: 'yard/demo-pictures/peek.ts',
    imports: ['#yard/drawing/cloth.ts'],
    breaks: ['drawing-through-public'],
  },
  { file: 'yard/drawing/public.ts', imports: ['./cloth.ts'] },
  { file: 'yard/drawing/cloth.ts' },
  {
    file: 'yard/drawing/price.ts',
    imports: ['#contracts/money/money.ts'],
    breaks: ['drawing-stands-alone'],
  },
  { file: 'tests/actors.ts', imports: ['#server/app.ts', '#web/root.tsx'] },

  // A cycle is reported once, at its first file.
  { file: 'contracts/src/loop/one.ts', imports: ['./two.ts'], breaks: ['no-cycles'] },
  { file: 'contracts/src/loop/two.ts', imports: ['./one.ts'] },
  { file: 'contracts/src/utils/things.ts' },
  { file: 'contracts/src/money/user.ts', imports: ['../utils/things.ts'], breaks: ['no-junk-drawers'] },
  { file: 'web/app/lib/more.ts', imports: ['#contracts/money/money.ts'], breaks: ['no-junk-drawers'] },
  {
    file: 'contracts/src/money/lost.ts',
    imports: ['#contracts/money/gone.ts'],
    breaks: ['contracts-stand-alone', 'everything-resolves'],
  },
];

/** A module that imports another of the same or a later row through its public.ts. */
function upward(from, row, to) {
  return [
    { file: `server/src/modules/${to}/public.ts` },
    {
      file: `server/src/modules/${from}/reach-up.ts`,
      imports: [`#server/modules/${to}/public.ts`],
      breaks: [`modules-call-downwards-${row}`],
    },
  ];
}
