import type {
  DeliveryRecord,
  DisputeRecord,
  IdempotencyRecord,
  MovementRecord,
  OrderRecord,
  PaymentRecord,
  RefundRecord,
  SettingRecord,
} from './entities.ts';
import { Journal } from './journal.ts';

interface Tables {
  orders: OrderRecord;
  payments: PaymentRecord;
  refunds: RefundRecord;
  disputes: DisputeRecord;
  idempotency: IdempotencyRecord;
  deliveries: DeliveryRecord;
  movements: MovementRecord;
  settings: SettingRecord;
}

export type TableName = keyof Tables;
export type Change = { [T in TableName]: readonly [T, Tables[T]] }[TableName];

type TableMaps = { readonly [T in TableName]: Map<string, Tables[T]> };

/** The whole state in memory. If there is a file, every `write` is in it before the call is answered. */
export class Store {
  readonly #tables: TableMaps = {
    orders: new Map(),
    payments: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    idempotency: new Map(),
    deliveries: new Map(),
    movements: new Map(),
    settings: new Map(),
  };
  readonly #paymentsOfOrder = new Map<string, string[]>();
  readonly #ordersOfReceipt = new Map<string, string[]>();
  readonly #journal: Journal | undefined;

  constructor(dataFile?: string) {
    if (dataFile) this.#journal = Journal.open(dataFile, (line) => this.#replay(line));
  }

  find<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    return this.#tables[table].get(id);
  }

  list<T extends TableName>(table: T): Tables[T][] {
    return [...this.#tables[table].values()];
  }

  count(table: TableName): number {
    return this.#tables[table].size;
  }

  paymentsOf(orderId: string): PaymentRecord[] {
    return (this.#paymentsOfOrder.get(orderId) ?? []).flatMap((id) => this.find('payments', id) ?? []);
  }

  ordersWithReceipt(receipt: string): OrderRecord[] {
    return (this.#ordersOfReceipt.get(receipt) ?? []).flatMap((id) => this.find('orders', id) ?? []);
  }

  setting(id: SettingRecord['id']): number {
    return this.find('settings', id)?.value ?? 0;
  }

  /** Applies all changes, or none if the process dies. */
  write(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    this.#journal?.append(changes);
    for (const change of changes) this.#apply(change);
  }

  reset(): void {
    this.#journal?.append('reset');
    this.#clear();
  }

  close(): void {
    this.#journal?.close();
  }

  #replay(line: unknown): void {
    if (line === 'reset') this.#clear();
    else for (const change of line as Change[]) this.#apply(change);
  }

  #clear(): void {
    for (const table of Object.values(this.#tables)) table.clear();
    this.#paymentsOfOrder.clear();
    this.#ordersOfReceipt.clear();
  }

  #apply(change: Change): void {
    const [table, record] = change;
    const rows: Map<string, unknown> = this.#tables[table];
    const isNew = !rows.has(record.id);
    rows.set(record.id, record);
    if (!isNew) return;
    if (change[0] === 'payments') remember(this.#paymentsOfOrder, change[1].order_id, record.id);
    if (change[0] === 'orders' && change[1].receipt !== null)
      remember(this.#ordersOfReceipt, change[1].receipt, record.id);
  }
}

function remember(index: Map<string, string[]>, key: string, id: string): void {
  const ids = index.get(key);
  if (ids) ids.push(id);
  else index.set(key, [id]);
}
