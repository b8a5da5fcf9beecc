import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notificationKinds } from '#contracts/notifications/kinds/kinds.ts';

test('every kind of notification has its icon in the sprite', () => {
  const sprite = readFileSync('web/app/ui/styles/icons.svg', 'utf8');
  const missing = Object.values(notificationKinds).filter(({ icon }) => !sprite.includes(`id="${icon}"`));
  expect(missing).toEqual([]);
});
