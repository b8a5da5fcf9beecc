import type { Shop } from '../shop.ts';

/** Statements that move everything that has happened to the order $1 `days` days into the past. */
export function ageStatements(days: number): string[] {
  const times = {
    orders: ['created_at', 'updated_at', 'confirmed_at', 'final_due_at'],
    order_history: ['created_at'],
    payments: ['created_at', 'authorized_at', 'captured_at'],
    order_promises: ['proposed_at', 'answer_by', 'ended_at'],
  };
  return Object.entries(times).map(([table, columns]) => {
    const set = columns.map((column) => `${column} = ${column} - make_interval(days => ${days})`).join(', ');
    return `update ${table} set ${set} where ${table === 'orders' ? 'id' : 'order_id'} = $1`;
  });
}

export async function ageOrder({ app }: Pick<Shop, 'app'>, orderId: number, days: number): Promise<void> {
  for (const statement of ageStatements(days)) await app.services.db.$client.query(statement, [orderId]);
}
