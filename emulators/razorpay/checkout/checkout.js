(() => {
  const base = new URL(document.currentScript.src).href.replace(/\/v1\/checkout\.js.*$/, '');
  const emulatorOrigin = new URL(base).origin;
  const CHANNEL = 'razorpay-emulator';

  class Razorpay {
    #options;
    #listeners = new Map();
    #frame = null;
    #session = '';
    #focusBefore = null;
    #overflowBefore = '';

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#frame) return this;
      if (this.#options.redirect && this.#options.callback_url) {
        location.assign(this.#pageAddress({ options: JSON.stringify(plainOptions(this.#options)) }));
        return this;
      }
      this.#session = Math.random().toString(36).slice(2);
      this.#focusBefore = document.activeElement;
      this.#overflowBefore = document.documentElement.style.overflow;
      document.documentElement.style.overflow = 'hidden';
      this.#frame = makeFrame(this.#pageAddress({ origin: location.origin, session: this.#session }));
      addEventListener('message', this.#hear);
      document.body.append(this.#frame);
      return this;
    }

    close() {
      if (!this.#frame) return;
      removeEventListener('message', this.#hear);
      this.#frame.remove();
      this.#frame = null;
      document.documentElement.style.overflow = this.#overflowBefore;
      this.#focusBefore?.focus?.();
    }

    #hear = (message) => {
      const frame = this.#frame?.querySelector('iframe');
      const data = message.data;
      if (message.origin !== emulatorOrigin || message.source !== frame?.contentWindow) return;
      if (data?.channel !== CHANNEL || data.session !== this.#session) return;
      if (data.type === 'ready') {
        const open = { channel: CHANNEL, type: 'open', options: plainOptions(this.#options) };
        frame.contentWindow.postMessage(open, emulatorOrigin);
        frame.focus();
      }
      if (data.type === 'failed') this.#tell('payment.failed', { error: data.error });
      if (data.type === 'success') this.#succeed(data.response);
      if (data.type === 'dismiss') {
        this.close();
        this.#options.modal?.ondismiss?.();
      }
    };

    #succeed(response) {
      const { handler, callback_url: callbackUrl } = this.#options;
      this.close();
      if (typeof handler === 'function') handler(response);
      else if (callbackUrl) postForm(callbackUrl, response);
    }

    #tell(event, payload) {
      for (const listener of this.#listeners.get(event) ?? []) listener(payload);
    }

    #pageAddress(query) {
      const { key, order_id: orderId, config } = this.#options;
      const language = config?.display?.language ?? 'en';
      const all = new URLSearchParams({ key_id: key, order_id: orderId ?? '', language, ...query });
      return `${base}/v1/checkout/hosted?${all}`;
    }
  }

  function makeFrame(address) {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', 'Payment');
    dialog.className = 'razorpay-container';
    Object.assign(dialog.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
    const frame = document.createElement('iframe');
    frame.title = 'Payment window';
    frame.className = 'razorpay-checkout-frame';
    frame.allow = 'payment';
    // Without the colour scheme a page in dark mode would paint the transparent frame opaque.
    Object.assign(frame.style, {
      width: '100%',
      height: '100%',
      border: '0',
      display: 'block',
      colorScheme: 'only light',
    });
    frame.src = address;
    dialog.append(frame);
    return dialog;
  }

  /** Only what can cross a window border: functions stay here. */
  function plainOptions(options) {
    return JSON.parse(JSON.stringify(options));
  }

  function postForm(address, fields) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = address;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  window.Razorpay = Razorpay;
})();
