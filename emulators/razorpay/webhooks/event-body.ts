import { MERCHANT_ACCOUNT_ID } from '../emulator.context.ts';

/** The body of an event: its entities at that moment, in wire format and in the order of `contains`. */
export interface WebhookEvent {
  readonly event: string;
  readonly entities: Readonly<Record<string, unknown>>;
}

export function renderEventBody(event: WebhookEvent, createdAt: number): string {
  const contains = Object.keys(event.entities);
  return JSON.stringify({
    entity: 'event',
    account_id: MERCHANT_ACCOUNT_ID,
    event: event.event,
    contains,
    payload: Object.fromEntries(contains.map((name) => [name, { entity: event.entities[name] }])),
    created_at: createdAt,
  });
}
