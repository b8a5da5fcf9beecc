import { check, onSubmit, setUpForms, showFieldError } from './pay-forms.js';
import {
  applyTheme,
  keepFocusInside,
  rupees,
  showBill,
  showNotice,
  showStep,
  whileBusy,
} from './pay-window.js';
import { say, translatePage } from './pay-words.js';
import { linkToShop } from './shop-link.js';

const byId = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);
const keyId = query.get('key_id');
const orderId = query.get('order_id');
const shop = linkToShop(query);
const api = location.pathname.replace(/\/hosted$/, '');

let options = {};
let canPay = false;
let openPaymentId = null;

async function ask(path, body) {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key_id: keyId, ...body }),
    keepalive: true,
  };
  try {
    const answer = await fetch(`${api}${path}`, init);
    return await answer.json();
  } catch {
    const description = 'The payment service could not be reached. Check your connection and try again.';
    return {
      error: { code: 'SERVER_ERROR', description, source: 'NA', step: 'NA', reason: 'NA', metadata: {} },
    };
  }
}

async function start() {
  translatePage();
  keepFocusInside();
  setUpLeaving();
  options = await shop.receiveOptions();
  applyTheme(options.theme);
  if (options.timeout) setTimeout(() => leave(), options.timeout * 1000);
  const order = await ask(`/orders/${encodeURIComponent(orderId)}?key_id=${encodeURIComponent(keyId)}`);
  if (order.error || order.status === 'paid') {
    showBill(options, '');
    byId('step-loading').hidden = true;
    showNotice(say(order.error?.description ?? 'This order is already paid. You can close this window.'));
    byId('close').focus();
    return;
  }
  const amountText = rupees(order.amount);
  showBill(options, amountText);
  setUpForms({ order, amountText, preferred: options.prefill?.method, onPay: pay });
  setUpSteps();
  canPay = true;
  showStep('methods');
}

function pay(instrument, name) {
  return whileBusy(async () => {
    showNotice(null);
    const { email, contact } = options.prefill ?? {};
    const { description, notes } = options;
    const answer = await ask('/payments', {
      order_id: orderId,
      ...instrument,
      email,
      contact,
      description,
      notes,
    });
    if (!answer.next) return finish(answer);
    openPaymentId = answer.payment_id;
    if (answer.next === 'bank') byId('bank-title').textContent = name;
    byId('otp').value = '';
    byId('otp-error').textContent = '';
    showStep(answer.next);
  });
}

function setUpSteps() {
  onSubmit('otp-form', () => {
    const otp = byId('otp').value.trim();
    if (!check([[byId('otp'), /^\d{1,10}$/.test(otp), say('Enter the OTP, 4 to 10 digits.')]])) return;
    whileBusy(async () => finish(await ask(`/payments/${openPaymentId}/otp`, { otp })));
  });
  for (const button of document.querySelectorAll('[data-result]'))
    button.addEventListener('click', () =>
      whileBusy(async () =>
        finish(await ask(`/payments/${openPaymentId}/bank`, { result: button.dataset.result })),
      ),
    );
  for (const button of document.querySelectorAll('[data-back]'))
    button.addEventListener('click', () =>
      whileBusy(async () => {
        await cancelOpenPayment();
        showStep('methods');
      }),
    );
}

function finish(answer) {
  if (!answer.error) {
    openPaymentId = null;
    shop.succeed(answer);
    return;
  }
  const { error } = answer;
  if (error.field && showFieldError(error.field, say(error.description))) return;
  if (error.metadata?.payment_id) {
    openPaymentId = null;
    shop.fail(error);
    if (shop.isRedirect) return;
  }
  const mayRetry = options.retry?.enabled !== false;
  if (!openPaymentId && mayRetry) showStep('methods');
  if (!mayRetry) {
    canPay = false;
    for (const step of document.querySelectorAll('.step')) step.hidden = true;
    byId('close').focus();
  }
  showNotice(say(error.description));
}

async function cancelOpenPayment() {
  const paymentId = openPaymentId;
  openPaymentId = null;
  if (paymentId) await ask(`/payments/${paymentId}/cancel`, {});
}

function setUpLeaving() {
  const dialog = byId('leave');
  const mayLeave = () => {
    if (options.modal?.confirm_close && canPay) dialog.showModal();
    else leave();
  };
  byId('close').addEventListener('click', mayLeave);
  byId('close').disabled = false;
  byId('stay').addEventListener('click', () => dialog.close());
  byId('leave-now').addEventListener('click', () => leave());
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || dialog.open || options.modal?.escape === false) return;
    // Otherwise the key press that opens the dialog would also close it.
    event.preventDefault();
    mayLeave();
  });
  document.addEventListener('click', (event) => {
    if (event.target === document.body && options.modal?.backdropclose) mayLeave();
  });
}

async function leave() {
  await cancelOpenPayment();
  shop.dismiss();
}

start();
