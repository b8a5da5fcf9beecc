import { type EmulatorContext, record } from '../emulator.context.ts';
import { badRequest, invalidField, unknownId } from '../http/api-error.ts';
import { collectionOf } from '../http/collection.ts';
import { type Fields, presentNotes, readNotes, readRequiredText } from '../http/fields.ts';
import { type Call, param, type Route } from '../http/router.ts';
import type { DocumentRecord } from '../ledger/entities.ts';
import { newId } from '../ledger/ids.ts';

/** Linked accounts of Route with their stakeholder and product: the steps before a maker can be paid. */
export function accountRoutes(ctx: EmulatorContext): readonly Route[] {
  const account = '/v2/accounts/:id';
  return [
    { method: 'POST', path: '/v2/accounts', run: (call) => createAccount(ctx, call.body) },
    { method: 'GET', path: account, run: (call) => present(getAccount(ctx, call)) },
    { method: 'PATCH', path: account, run: (call) => present(amend(ctx, getAccount(ctx, call), call.body)) },
    { method: 'POST', path: `${account}/stakeholders`, run: (call) => createStakeholder(ctx, call) },
    {
      method: 'GET',
      path: `${account}/stakeholders`,
      run: (call) => {
        const parent = getAccount(ctx, call);
        const owned = ctx.store.list('documents').filter((each) => each.account_id === parent.id);
        return collectionOf(owned.filter(({ kind }) => kind === 'stakeholder').map(present));
      },
    },
    { method: 'POST', path: `${account}/products`, run: (call) => requestProduct(ctx, call) },
    { method: 'GET', path: `${account}/products/:product`, run: (call) => present(getProduct(ctx, call)) },
    { method: 'PATCH', path: `${account}/products/:product`, run: (call) => configureProduct(ctx, call) },
  ];
}

function getAccount(ctx: EmulatorContext, call: Call): DocumentRecord {
  const found = ctx.store.find('documents', param(call, 'id'));
  if (found?.kind !== 'account') throw unknownId();
  return found;
}

function getProduct(ctx: EmulatorContext, call: Call): DocumentRecord {
  const found = ctx.store.find('documents', param(call, 'product'));
  if (found?.kind !== 'product' || found.account_id !== param(call, 'id')) throw unknownId();
  return found;
}

function createAccount(ctx: EmulatorContext, body: Fields) {
  if (body.type !== 'route') throw invalidField('type', 'The selected type is invalid.');
  const email = readRequiredText(body, 'email');
  for (const field of ['phone', 'legal_business_name', 'business_type', 'contact_name']) {
    if (field === 'phone' && typeof body.phone === 'number') continue;
    readRequiredText(body, field);
  }
  const accounts = ctx.store.list('documents').filter(({ kind }) => kind === 'account');
  if (accounts.some(({ fields }) => fields.email === email))
    throw badRequest('Merchant email already exists for account', { field: 'email' });
  const id = newId('acc');
  return keep(ctx, { id, kind: 'account', account_id: id, fields: { ...body, status: 'created' } });
}

function createStakeholder(ctx: EmulatorContext, call: Call) {
  const account = getAccount(ctx, call);
  readRequiredText(call.body, 'name');
  readRequiredText(call.body, 'email');
  const fields = { entity: 'stakeholder', ...call.body };
  return keep(ctx, { id: newId('sth'), kind: 'stakeholder', account_id: account.id, fields });
}

function requestProduct(ctx: EmulatorContext, call: Call) {
  const account = getAccount(ctx, call);
  if (call.body.product_name !== 'route')
    throw invalidField('product_name', 'The selected product name is invalid.');
  const fields = {
    product_name: 'route',
    activation_status: 'needs_clarification',
    active_configuration: {},
  };
  return keep(ctx, { id: newId('acc_prd'), kind: 'product', account_id: account.id, fields });
}

/** The product is active once it knows where to settle and the terms are accepted. */
function configureProduct(ctx: EmulatorContext, call: Call) {
  const product = getProduct(ctx, call);
  const merged = { ...product.fields, ...call.body };
  const isActive = call.body.settlements !== undefined && call.body.tnc_accepted === true;
  return present(amend(ctx, product, { ...merged, ...(isActive ? { activation_status: 'activated' } : {}) }));
}

function amend(ctx: EmulatorContext, document: DocumentRecord, fields: Fields): DocumentRecord {
  const changed = { ...document, fields: { ...document.fields, ...fields } };
  record(ctx, [['documents', changed]], []);
  return changed;
}

function keep(ctx: EmulatorContext, document: Omit<DocumentRecord, 'created_at'>) {
  const made = { ...document, created_at: ctx.now() };
  record(ctx, [['documents', made]], []);
  return present(made);
}

function present(document: DocumentRecord) {
  const { id, kind, account_id, created_at, fields } = document;
  const notes = presentNotes(readNotes(fields));
  return { ...fields, notes, id, ...(kind === 'product' ? { account_id } : {}), created_at };
}
