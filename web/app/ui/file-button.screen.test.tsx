// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ButtonLink, FileButton } from './button.tsx';

it('leads to a file without the language of the page, which belongs before addresses of pages alone', () => {
  const file = '/api/order/7/documents/invoice.pdf';
  render(
    <MemoryRouter basename="/hi" initialEntries={['/hi/']}>
      <FileButton href={file}>Download</FileButton>
      <ButtonLink to="/explore">Explore</ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(file);
  expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/hi/explore');
});
