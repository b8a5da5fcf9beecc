import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

const tickOf = (page: Page, name: string) => page.getByRole('checkbox', { name });

journey(
  'a maker switches likes off, hears of comments alone, and stops letters by the link of one',
  async ({ open, site }) => {
    journey.slow();
    const maker = await open();
    const meher = await register(maker, newPerson('Meher Ansari'));
    const { id, title } = await publishDesign(maker, { title: 'Katan silk lehenga' });
    await maker.page.goto('/settings');
    await maker.page.getByRole('tab', { name: 'Notifications' }).click();
    const likes = tickOf(maker.page, 'Likes: In app');
    await expect(likes).toBeChecked();
    const saved = maker.page.waitForResponse((answer) => answer.url().endsWith('/api/notifications/choices'));
    await likes.click();
    await expect(likes).not.toBeChecked();
    expect((await saved).ok()).toBe(true);
    await audit(maker.page);

    const fan = await open();
    const asha = await register(fan, newPerson('Asha Rao'));
    for (const [path, data] of [
      [`/api/design/likeUnLikeDesign/${id}`, {}],
      [`/api/design/createComment/${id}`, { content: 'The konia is exactly like my dadi’s.' }],
    ] as const) {
      const answer = await fan.context.request.post(path, { data });
      expect(answer.ok(), await answer.text()).toBe(true);
    }
    const bell = maker.page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await maker.page.goto('/notifications');
    await expect(maker.page.getByText(`Asha Rao commented on ${title}`)).toBeVisible();
    await expect(maker.page.getByText(`Asha Rao liked ${title}`)).toHaveCount(0);

    const asked = await fan.context.request.post('/api/enquiry/createEnquiry', {
      data: {
        designId: String(id),
        name: asha.name,
        email: asha.email,
        phone: '',
        message: 'Is the madder fast?',
      },
    });
    expect(asked.ok(), await asked.text()).toBe(true);
    const linkOf = async () =>
      (await site.letters(meher.email)).find(({ subject }) => subject === 'Someone asks about your design')
        ?.unsubscribeUrl;
    await expect.poll(linkOf).toContain('/unsubscribe?token=');

    const reader = await open({ screen: 'phone' });
    await reader.page.goto((await linkOf()) ?? '');
    await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('Stop emails about enquiries?');
    await audit(reader.page);
    await reader.page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(
      'You get no more emails about enquiries',
    );
    const enquiries = tickOf(maker.page, 'Enquiries and answers: Email');
    await maker.page.goto('/settings?tab=notifications');
    await expect(enquiries).not.toBeChecked();
    await expect(tickOf(maker.page, 'Enquiries and answers: In app')).toBeChecked();

    await reader.page.getByRole('button', { name: 'Turn them on again' }).click();
    await expect(reader.page.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
    await maker.page.reload();
    await expect(enquiries).toBeChecked();
  },
);
