import { expect, test } from 'vitest';
import { isMapLink } from './map-link.ts';

test.each([
  'https://maps.app.goo.gl/Yk3sVbqfT8sJ1mQx7',
  'https://www.google.com/maps/place/Tanabana/@22.57,88.36,17z?entry=ttu',
  'https://google.co.in/maps?q=Bhuj',
  'https://maps.google.com/?q=22.57,88.36',
  'https://goo.gl/maps/2aBcD',
])('a link to a place on Google Maps is taken: %s', (link) => {
  expect(isMapLink(link)).toBe(true);
});

test.each([
  'javascript:alert(document.cookie)',
  'JaVaScRiPt:alert(1)//https://www.google.com/maps',
  'data:text/html,<script>alert(1)</script>',
  'http://www.google.com/maps/place/Bhuj',
  '//www.google.com/maps/place/Bhuj',
  'www.google.com/maps',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/maps',
  'https://[::1]/maps/',
  'https://www.google.com.evil.example/maps/place',
  'https://evil.example/www.google.com/maps',
  'https://www.google.com@evil.example/maps/place',
  'https://someone:secret@www.google.com/maps/place',
  'https://www.google.com:8443/maps/place',
  'https://www.google.com/url?q=https://evil.example',
  'https://maps.google.com/url?q=https://evil.example',
  'https://www.google.com/maps/../url?q=https://evil.example',
  'https://www.google.com/mapsevil',
  'https://goo.gl/evil',
  'https://maps.app.goo.gl/',
  'https://www.goo\tgle.com/maps/place',
  'https://www.google.com\\@evil.example/maps',
  'https://www.google.com/maps/pl ace',
  'https://__proto__/maps',
  '',
])('what is no place on Google Maps, or might lead elsewhere, is refused: %j', (link) => {
  expect(isMapLink(link)).toBe(false);
});
