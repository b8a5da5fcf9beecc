import { say } from './pay-words.js';

const byId = (id) => document.getElementById(id);

const STEPS = ['loading', 'methods', 'otp', 'bank'];

/** Shows one step and focuses its first field. */
export function showStep(step) {
  for (const each of STEPS) byId(`step-${each}`).hidden = each !== step;
  const start = {
    methods: document.querySelector('[role="tab"][aria-selected="true"]'),
    otp: byId('otp'),
    bank: byId('bank-title'),
  }[step];
  start?.focus();
}

/** Shows a sentence above the form; null removes it. */
export function showNotice(sentence) {
  const notice = byId('notice');
  notice.hidden = sentence === null;
  notice.textContent = sentence ?? '';
  if (sentence) notice.scrollIntoView({ block: 'nearest' });
}

/** Marks every button as working while `work` runs, so that a second press does nothing. */
export async function whileBusy(work) {
  const main = document.querySelector('main');
  if (main.getAttribute('aria-busy') === 'true') return;
  const buttons = [...main.querySelectorAll('.pay, .main-action, .plain, .quiet')];
  main.setAttribute('aria-busy', 'true');
  for (const button of buttons) button.setAttribute('aria-disabled', 'true');
  try {
    await work();
  } finally {
    main.setAttribute('aria-busy', 'false');
    for (const button of buttons) button.removeAttribute('aria-disabled');
  }
}

export function showBill({ name, description, prefill }, amountText) {
  byId('shop').textContent = name || say('Payment');
  byId('description').textContent = description ?? '';
  byId('amount').textContent = amountText;
  document.title = say('Pay {amount}', { amount: amountText });
  const buyer = [prefill?.name, prefill?.contact, prefill?.email].filter(Boolean).join(' · ');
  byId('buyer').hidden = buyer === '';
  byId('buyer').textContent = buyer;
}

/** The shop's colour, if white text has enough contrast on it. */
export function applyTheme(theme) {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(theme?.color ?? '') ?? [];
  if (red === undefined) return;
  const [r, g, b] = [red, green, blue].map((hex) => {
    const share = Number.parseInt(hex, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const contrast = 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
  if (contrast >= 4.5) document.documentElement.style.setProperty('--accent', theme.color);
}

/** ₹ with Indian grouping; paise only when there are any. */
export function rupees(paise) {
  const digits = paise % 100 === 0 ? 0 : 2;
  const format = {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
  return new Intl.NumberFormat('en-IN', format).format(paise / 100);
}

/** Traps Tab inside the window, so that the shop's page behind it gets no focus. */
export function keepFocusInside() {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || document.querySelector('dialog[open]')) return;
    const reachable = [...document.querySelectorAll('main button, main input, main summary')].filter(
      (element) => element.checkVisibility() && element.tabIndex >= 0,
    );
    const [first, last] = [reachable[0], reachable.at(-1)];
    const isLeaving = document.activeElement === (event.shiftKey ? first : last);
    const isOutside = !document.activeElement || document.activeElement === document.body;
    if (!isLeaving && !isOutside) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  });
}
