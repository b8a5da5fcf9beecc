import { Outlet } from 'react-router';
export default function ShellLayout() {
  return <Outlet />;
}
