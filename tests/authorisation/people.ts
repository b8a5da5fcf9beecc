import type { Actor } from '#tests/support/people/actors.ts';
import type { TestApp } from '#tests/support/servers/app.ts';

/** Who signed in: the two sides of all that is done, a maker who has nothing to do with it, and the desk. */
export const members = ['stranger', 'buyer', 'maker', 'admin'] as const;
export type Member = (typeof members)[number];

/** One of them, with an account of their own. */
export function invite(app: TestApp, who: Member): Promise<Actor> {
  const role = { stranger: 'VENDOR', buyer: 'USER', maker: 'DESIGNER', admin: 'ADMIN' } as const;
  const name = {
    stranger: 'Ravi Iyer',
    buyer: 'Asha Rao',
    maker: 'Meher Ansari',
    admin: 'Devika Nair',
  } as const;
  return app.actor({ name: name[who], role: role[who] });
}
