/** `/chat?receiverId=7` and `/chat/12/7` open the conversation with person 7; any other address opens the inbox. */
export function receiverOf(search: URLSearchParams, second: string | undefined): number | null {
  return idIn(second ?? null) ?? idIn(search.get('receiverId'));
}

/** The person whose conversation an address shows; null if it shows none. */
export function openReceiver({ pathname, search }: { pathname: string; search: string }): number | null {
  const [, first, , second] = pathname.split('/');
  return first === 'chat' ? receiverOf(new URLSearchParams(search), second) : null;
}

export function idIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
