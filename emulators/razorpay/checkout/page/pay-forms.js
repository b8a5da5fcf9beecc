import { say } from './pay-words.js';

const byId = (id) => document.getElementById(id);

const METHODS = ['card', 'upi', 'netbanking', 'wallet'];

/** The four forms. `onPay` receives the request for the emulator, once a form is complete. */
export function setUpForms({ order, amountText, preferred, onPay }) {
  for (const button of document.querySelectorAll('.pay'))
    button.textContent = say('Pay {amount}', { amount: amountText });
  setUpTabs(METHODS.includes(preferred) ? preferred : 'card');
  setUpCardTyping();
  listTestCards(order.test_cards);
  listChoices(byId('banks'), 'bank', order.banks);
  listChoices(byId('wallets'), 'wallet', order.wallets);
  for (const hint of document.querySelectorAll('[data-vpa]'))
    hint.addEventListener('click', () => fill(byId('upi-id'), hint.dataset.vpa));

  onSubmit('form-card', () => {
    const card = {
      number: byId('card-number').value,
      expiry: byId('card-expiry').value,
      cvv: byId('card-cvv').value,
    };
    const isComplete = check([
      [byId('card-number'), /^\d{12,19}$/.test(digits(card.number)), say('Enter a valid card number.')],
      [byId('card-expiry'), isFuture(card.expiry), say('Enter an expiry date in the future, as MM / YY.')],
      [byId('card-cvv'), /^\d{3,4}$/.test(card.cvv), say('Enter the 3 or 4 digits of the CVV.')],
    ]);
    if (isComplete) onPay({ method: 'card', card });
  });
  onSubmit('form-upi', () => {
    const vpa = byId('upi-id').value.trim();
    const isComplete = check([
      [
        byId('upi-id'),
        /^[\w.-]{2,}@[A-Za-z]{2,}$/.test(vpa),
        say('Enter a valid UPI ID, such as name@bank.'),
      ],
    ]);
    if (isComplete) onPay({ method: 'upi', vpa });
  });
  onSubmit('form-netbanking', () => {
    const chosen = document.querySelector('[name="bank"]:checked');
    byId('netbanking-error').textContent = chosen ? '' : say('Choose a bank.');
    if (chosen) onPay({ method: 'netbanking', bank: chosen.value }, chosen.dataset.name);
    else document.querySelector('[name="bank"]').focus();
  });
  onSubmit('form-wallet', () => {
    const chosen = document.querySelector('[name="wallet"]:checked');
    byId('wallet-error').textContent = chosen ? '' : say('Choose a wallet.');
    if (chosen) onPay({ method: 'wallet', wallet: chosen.value }, chosen.dataset.name);
    else document.querySelector('[name="wallet"]').focus();
  });
}

/** Marks wrong fields, focuses the first of them, and returns whether all are valid. */
export function check(rules) {
  for (const [input, isGood, sentence] of rules) {
    const error = byId(`${input.id}-error`);
    error.textContent = isGood ? '' : sentence;
    input.setAttribute('aria-invalid', String(!isGood));
    input.setAttribute('aria-describedby', error.id);
  }
  const wrong = rules.find(([, isGood]) => !isGood);
  wrong?.[0].focus();
  return !wrong;
}

/** Shows a refusal at its field; returns false when the page has no such field. */
export function showFieldError(field, sentence) {
  const input = byId(
    { number: 'card-number', expiry: 'card-expiry', cvv: 'card-cvv', vpa: 'upi-id', otp: 'otp' }[field],
  );
  if (!input) return false;
  check([[input, false, sentence]]);
  return true;
}

export function onSubmit(formId, run) {
  byId(formId).addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
}

function setUpTabs(first) {
  const select = (method) => {
    for (const each of METHODS) {
      const tab = byId(`tab-${each}`);
      tab.setAttribute('aria-selected', String(each === method));
      tab.tabIndex = each === method ? 0 : -1;
      byId(`panel-${each}`).hidden = each !== method;
    }
  };
  METHODS.forEach((method, place) => {
    const tab = byId(`tab-${method}`);
    tab.addEventListener('click', () => select(method));
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: place + 1, ArrowLeft: place + 3, Home: 0, End: 3 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const next = METHODS[step % METHODS.length];
      select(next);
      byId(`tab-${next}`).focus();
    });
  });
  select(first);
}

function setUpCardTyping() {
  byId('card-number').addEventListener('input', ({ target }) => {
    const isAtEnd = target.selectionStart === target.value.length;
    if (isAtEnd) target.value = grouped(digits(target.value));
  });
  byId('card-expiry').addEventListener('input', ({ target, inputType }) => {
    if (inputType?.startsWith('delete')) return;
    const typed = digits(target.value);
    if (/^\d{1,2}(\s*\/?\s*\d{0,4})?$/.test(target.value) && typed.length >= 2)
      target.value = `${typed.slice(0, 2)} / ${typed.slice(2)}`.trimEnd();
  });
}

function listTestCards(cards) {
  for (const { number, network, international, reason } of cards) {
    const button = document.createElement('button');
    button.type = 'button';
    const outcome = reason
      ? reason.replaceAll('_', ' ')
      : international
        ? say('Succeeds, international')
        : say('Succeeds');
    button.append(span(`${network} ${grouped(number)}`), span(outcome, reason ? 'bad' : 'good'));
    button.addEventListener('click', () => {
      byId('card-expiry').value = '12 / 34';
      byId('card-cvv').value = '123';
      fill(byId('card-number'), grouped(number));
    });
    const item = document.createElement('li');
    item.append(button);
    byId('test-cards').append(item);
  }
}

function listChoices(box, name, choices) {
  for (const choice of choices) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name, value: choice.code });
    input.dataset.name = choice.name;
    label.append(input, choice.name);
    box.append(label);
  }
}

function fill(input, value) {
  input.value = value;
  input.closest('form').querySelector('details').open = false;
  for (const error of input.form.querySelectorAll('.error')) error.textContent = '';
  for (const field of input.form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
  input.form.querySelector('.pay').focus();
}

function span(text, className = '') {
  const element = document.createElement('span');
  element.textContent = text;
  element.className = className;
  return element;
}

function digits(text) {
  return text.replace(/\D/g, '');
}

function grouped(number) {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

function isFuture(expiry) {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? [];
  return month !== undefined && new Date(2000 + Number(year), Number(month), 1) > new Date();
}
