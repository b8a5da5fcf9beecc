/**
 * Prevents changes of the site: requests that write are refused in the browser, with an accented message. Runs in the
 * page before its own scripts, so it uses nothing outside this function.
 */
export function refuseWrites(): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (address, init) => {
    const method = init?.method ?? (address instanceof Request ? address.method : 'GET');
    if (/^(GET|HEAD)$/i.test(method)) return ask(address, init);
    const refusal = { success: false, code: 'CONFLICT', message: 'Thïïs wåås ööïï trïïééd.' };
    return new Response(JSON.stringify(refusal), {
      status: 409,
      headers: { 'content-type': 'application/json' },
    });
  };
}
