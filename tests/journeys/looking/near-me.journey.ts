import { expect } from '@playwright/test';
import { journey, newPerson, register, type Visitor } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

async function liveAt({ page }: Visitor, pincode: string): Promise<void> {
  const { data } = await (await page.request.get('/api/users/profile')).json();
  const answer = await page.request.post('/api/users/updateProfile', {
    data: {
      ...{ name: data.name, email: data.email, phone: '+91 98450 21137', address: '1 Loom Lane' },
      ...{ city: 'Surat', state: 'Gujarat', pincode, country: 'India', profession: 'Weaver' },
      ...{ numberOfEmployees: '', bio: '', googleMapLink: '' },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

journey(
  'a visitor on a phone types a PIN code, looks farther around, and finds what is made there',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Hetal Surti'));
    const { title } = await publishDesign(maker, { title: 'Tanchoi saree, aasmani' });
    await liveAt(maker, '396445');

    const { page } = await open({ screen: 'phone' });
    await page.goto('/explore');
    const place = page.getByRole('region', { name: 'Makers near a place' });
    const pin = place.getByRole('textbox', { name: 'PIN code to look around' });
    await pin.fill('39500');
    await pin.press('Enter');
    await expect(place.getByText('A PIN code has 6 digits and does not begin with 0')).toBeVisible();
    await audit(page, 'a wrong PIN code');

    await pin.fill('395 003');
    await place.getByRole('button', { name: 'Show makers nearby' }).click();
    await expect(page).toHaveURL('/explore?pin=395+003&within=25');
    await expect(page.getByRole('heading', { name: 'Nobody within 25 km of Surat' })).toBeVisible();
    await page.getByRole('link', { name: 'Look within 50 km' }).click();
    await expect(page).toHaveURL('/explore?pin=395003&within=50');
    const card = page.getByRole('article', { name: /Hetal Surti/ });
    await expect(card.getByText('About 27 km away')).toBeVisible();
    await audit(page, 'makers near a PIN code');
    await page.reload();
    await expect(card.getByText('About 27 km away')).toBeVisible();
    await place.getByRole('link', { name: '10 km', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Nobody within 10 km of Surat' })).toBeVisible();

    await page.goto('/explore?pin=900056');
    await expect(page.getByRole('heading', { name: 'We could not find 900056' })).toBeVisible();
    await page.getByRole('link', { name: 'See makers everywhere' }).click();
    await expect(card).toBeVisible();

    await page.goto('/search?pin=395003&within=50');
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Within 50 km of 395003' }).click();
    await expect(page).toHaveURL('/search');
  },
);

journey(
  'where somebody is stays on their device: only the PIN code of the nearest town is asked for',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Farida Banarasi'));
    await publishDesign(maker, { title: 'Katan dupatta, surkh' });
    await liveAt(maker, '221005');

    const visitor = await open();
    const { page, context } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/explore');
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Your browser has not shared your location.')).toBeVisible();

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 25.2677, longitude: 82.9913 });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page).toHaveURL('/explore?pin=221001&within=25');
    await expect(page.getByRole('article', { name: /Farida Banarasi/ })).toContainText('In the same area');
    expect(asked.filter((line) => /25\.2|82\.9/.test(line))).toEqual([]);

    await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
    await page.goto('/search');
    await page.getByText('Near a PIN code').click();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('No place in India is near you.')).toBeVisible();
    await context.setGeolocation({ latitude: 25.2677, longitude: 82.9913 });
    await page.getByRole('textbox', { name: 'PIN code to look around' }).fill('221010');
    await page.getByRole('button', { name: 'Show what is made near it' }).click();
    await expect(page).toHaveURL('/search?pin=221010&within=25');
    await expect(page.getByRole('article', { name: 'Katan dupatta, surkh' })).toBeVisible();
    await audit(page, 'designs near a PIN code');

    await page.goto('/');
    const side = page.getByRole('navigation', { name: 'Side' });
    await side.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/signin?returnTo=%2Fsettings');
  },
);
