import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Weave } from '#web/ui/skeleton.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

interface OrderHeadProps {
  order: OrderData;
  /** Shown above the order number. */
  kind: string;
  line?: ReactNode;
  children?: ReactNode;
  /** The order's state, at the right on wide screens. */
  aside: ReactNode;
  /** From 1200 px the page shows the picture in a column of its own. */
  hasPictureColumn?: boolean;
}

/** The grid of the picture and the text beside it. */
const pictureAndWords =
  'grid grid-cols-[88px_minmax(0,1fr)] items-center gap-4 max-[359px]:grid-cols-[64px_minmax(0,1fr)] md:grid-cols-[128px_minmax(0,1fr)] md:gap-6';
const untilColumn = 'lg:hidden';
const columnOfWords = 'lg:grid-cols-[minmax(0,1fr)]';

export function OrderHeadSkeleton({ hasPictureColumn }: Pick<OrderHeadProps, 'hasPictureColumn'>) {
  return (
    <div className={classNames(pictureAndWords, hasPictureColumn && columnOfWords)}>
      <Weave className={classNames('aspect-4/5', hasPictureColumn && untilColumn)} />
      <div className="grid gap-4">
        <Weave className="h-3 w-28 max-w-full" />
        <Weave className="h-8 w-[min(320px,100%)]" />
        <Weave className="h-4 w-48 max-w-full" />
      </div>
    </div>
  );
}

/** The head of an order: picture and name of its first design, and its number. */
export function OrderHead({
  order: { orderNumber, products },
  kind,
  line,
  children,
  aside,
  hasPictureColumn,
}: OrderHeadProps) {
  const [first] = products;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 max-md:flex-col max-md:items-stretch">
      <div className={classNames(pictureAndWords, hasPictureColumn && columnOfWords)}>
        {first?.image ? (
          <Picture
            picture={{ url: first.image }}
            alt=""
            sizes={
              hasPictureColumn
                ? '(min-width: 1200px) 304px, (min-width: 900px) 128px, 88px'
                : '(min-width: 900px) 128px, 88px'
            }
            first
            className={classNames(hasPictureColumn && untilColumn)}
          />
        ) : (
          <span className={classNames('picture block', hasPictureColumn && untilColumn)} />
        )}
        <div className="min-w-0">
          <p className="caps mb-1">{kind}</p>
          <h1 className="title-1 max-md:text-[1.625rem]! max-[359px]:text-[1.375rem]!">
            <WholeNumbers>{orderNumber}</WholeNumbers>
          </h1>
          <p className="mt-1 font-display text-4 leading-[1.25] wrap-anywhere">
            {products.map(({ id, title, titleLang }, index) => (
              <span key={id ?? title} lang={titleLang} dir="auto">
                {index === 0 ? null : ', '}
                {id === null ? (
                  title
                ) : (
                  <Link to={`/product/${id}`} className="hover:underline">
                    {title}
                  </Link>
                )}
              </span>
            ))}
          </p>
          {line ? <p className="meta mt-1">{line}</p> : null}
          {children}
        </div>
      </div>
      <div
        aria-live="polite"
        className="grid justify-items-start gap-2 md:justify-items-end md:text-right [&>.badge]:px-3 [&>.badge]:pt-2.5 [&>.badge]:pb-2 [&>.badge]:text-[15px]"
      >
        {aside}
      </div>
    </header>
  );
}
