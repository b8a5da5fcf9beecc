import type { ReactNode } from 'react';
import { SideNavigation } from './side-navigation.tsx';

interface ThreeColumnsProps {
  /** The page has no rail and uses its width. */
  wide?: boolean;
  /** The right column, from 1200 px. */
  rail?: ReactNode;
  children: ReactNode;
}

/** Side navigation, page and rail; as the window narrows, the rail is hidden first, then the side navigation. */
export function ThreeColumns({ rail, wide = false, children }: ThreeColumnsProps) {
  return (
    <div
      className={`page md:grid md:grid-cols-[200px_minmax(0,1fr)] md:items-start md:justify-between md:gap-x-12 lg:gap-x-16 ${wide ? '' : 'lg:grid-cols-[200px_minmax(0,720px)_288px]'}`}
    >
      <div className="hidden h-full md:block">
        <SideNavigation />
      </div>
      <div className={`mx-auto w-full ${wide ? 'max-w-[1060px]' : 'max-w-[720px]'}`}>{children}</div>
      {rail ? (
        <aside className="hidden h-full lg:block">
          <div className="sticky top-[110px] grid grid-cols-1 gap-10">{rail}</div>
        </aside>
      ) : null}
    </div>
  );
}
