import { expect, it } from 'vitest';
import { mailAddress, shareAddress, shareWindows } from './share-channels.ts';

const design = { title: 'Katan saree & "brocade" 100%', url: 'https://shop.example/product/68' };

it('hands every site the address of the design whole, whatever its title holds', () => {
  const told = shareWindows.map((channel) => new URL(shareAddress(channel, design)));
  for (const { protocol, searchParams } of told) {
    expect(protocol).toBe('https:');
    expect([...searchParams.values()].join('\n')).toContain(design.url);
  }
  expect(told.map(({ host }) => host)).toEqual([
    'api.whatsapp.com',
    'www.facebook.com',
    'twitter.com',
    't.me',
    'www.linkedin.com',
  ]);
});

it('tells the title to those that take one', () => {
  const said = (channel: 'whatsapp' | 'twitter' | 'telegram') =>
    new URL(shareAddress(channel, design)).searchParams.get('text');
  expect(said('whatsapp')).toBe(`${design.url}\n${design.title}`);
  expect([said('twitter'), said('telegram')]).toEqual([design.title, design.title]);
});

it('writes letters without plus signs, and nothing of a title ends up in another field', () => {
  const address = mailAddress({ ...design, title: 'Sari & bcc=somebody@example.in' }, 'Look at this:');
  expect(address).not.toContain('+');
  const fields = new URL(address).searchParams;
  expect([...fields.keys()]).toEqual(['subject', 'body']);
  expect(fields.get('subject')).toBe('Sari & bcc=somebody@example.in');
  expect(fields.get('body')).toContain(design.url);
});
