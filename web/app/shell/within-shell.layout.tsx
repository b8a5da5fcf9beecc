import { Outlet } from 'react-router';
import type { Route } from './+types/within-shell.layout.ts';
import { FailurePage } from './failures/failure-page.tsx';
import { IndianTime } from './indian-time.tsx';

export default function WithinShell() {
  return (
    <>
      <IndianTime />
      <Outlet />
    </>
  );
}

/** Keeps header and menus when a page fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />;
}
