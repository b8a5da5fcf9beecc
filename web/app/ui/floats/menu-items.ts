/** The entries of a menu, without those of its submenus. */
export function itemsOf(list: HTMLElement | null): HTMLElement[] {
  const all = [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  return all.filter((item) => item.closest('[role="menu"]') === list);
}

/** The entry that a key moves to; undefined for other keys. */
export function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const now = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(now + 1) % items.length];
  if (key === 'ArrowUp') return items.at(now <= 0 ? -1 : now - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}
