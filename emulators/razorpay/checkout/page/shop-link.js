const CHANNEL = 'razorpay-emulator';

/**
 * The way back to the shop. Framed: messages to the one origin that opened the frame. On its own (redirect
 * mode): form posts to the shop's callback address.
 */
export function linkToShop(query) {
  return window.parent === window ? linkByRedirect(query) : linkByMessages(query);
}

function linkByMessages(query) {
  const origin = query.get('origin') ?? '';
  const session = query.get('session');
  const tell = (type, payload) =>
    window.parent.postMessage({ channel: CHANNEL, session, type, ...payload }, origin);
  return {
    isRedirect: false,
    receiveOptions: () =>
      new Promise((resolve) => {
        addEventListener('message', (message) => {
          if (message.source !== window.parent || message.origin !== origin) return;
          if (message.data?.channel === CHANNEL && message.data.type === 'open')
            resolve(message.data.options);
        });
        tell('ready');
      }),
    succeed: (response) => tell('success', { response }),
    fail: (error) => tell('failed', { error }),
    dismiss: () => tell('dismiss'),
  };
}

function linkByRedirect(query) {
  const options = JSON.parse(query.get('options') ?? '{}');
  return {
    isRedirect: true,
    receiveOptions: async () => options,
    succeed: (response) => post(options.callback_url, response),
    fail: (error) =>
      post(options.callback_url, {
        'error[code]': error.code,
        'error[description]': error.description,
        'error[field]': error.field ?? '',
        'error[source]': error.source,
        'error[step]': error.step,
        'error[reason]': error.reason,
        'error[metadata]': JSON.stringify(error.metadata ?? {}),
      }),
    dismiss: () => {
      if (options.cancel_url) location.assign(webAddress(options.cancel_url));
      else history.back();
    },
  };
}

function post(address, fields) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = webAddress(address);
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** The address comes from the page's URL: `javascript:` and similar schemes are refused. */
function webAddress(address) {
  const url = new URL(address, location.href);
  if (!/^https?:$/.test(url.protocol)) throw new Error('The callback address is not a web address');
  return url.href;
}
