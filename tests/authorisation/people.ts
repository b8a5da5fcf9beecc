import type { Actor } from '#tests/support/people/actors.ts';
import type { TestApp } from '#tests/support/servers/app.ts';

/** Signed-in people: the two sides of each order, an unrelated maker, and the desk. */
export const members = ['stranger', 'buyer', 'maker', 'admin'] as const;
export type Member = (typeof members)[number];

/** Creates one of them with a separate account. */
export function invite(app: TestApp, who: Member): Promise<Actor> {
  const role = { stranger: 'MASTER', buyer: 'USER', maker: 'DESIGNER', admin: 'ADMIN' } as const;
  const name = {
    stranger: 'Ravi Iyer',
    buyer: 'Asha Rao',
    maker: 'Meher Ansari',
    admin: 'Devika Nair',
  } as const;
  return app.actor({ name: name[who], role: role[who] });
}
