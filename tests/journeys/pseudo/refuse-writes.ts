/**
 * Nothing that is pressed changes the site: what would write is refused in the browser, in words with accents. Runs in
 * the page before its own scripts, so it needs nothing of its file.
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
