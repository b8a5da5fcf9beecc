import { Outlet } from 'react-router';
import type { Route } from './+types/within-shell.layout.ts';
import { FailurePage } from './failure-page.tsx';

export default function WithinShell() {
  return <Outlet />;
}

/** A page that fails leaves header and menus standing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />;
}
