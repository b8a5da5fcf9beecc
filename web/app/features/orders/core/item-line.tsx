import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Picture } from '#web/ui/picture.tsx';

interface ItemLineProps {
  /** Null for a piece of a quote without a design, which has no page. */
  designId: number | null;
  title: string;
  titleLang: string | undefined;
  /** The address of our 1080 px picture; null if there is none. */
  image: string | null;
  /** The picture is above the fold, so it is loaded eagerly. */
  first?: boolean;
  lines: readonly ReactNode[];
  /** Shown at the right edge. */
  amount?: ReactNode;
}

/** A design in an order: picture, name and details. */
export function ItemLine({ designId, title, titleLang, image, first = false, lines, amount }: ItemLineProps) {
  return (
    <div className="item-line">
      {image === null ? (
        <span className="picture block" />
      ) : (
        <Picture picture={{ url: image }} alt="" sizes="76px" eager={first} />
      )}
      <div className="grid content-start gap-1">
        <p
          lang={titleLang}
          dir="auto"
          className="wrap-anywhere font-display text-[1.1875rem] leading-[1.22] text-balance"
        >
          {designId === null ? (
            title
          ) : (
            <Link to={`/product/${designId}`} className="hover:underline">
              {title}
            </Link>
          )}
        </p>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have a fixed order
          <p key={index} className="meta">
            {line}
          </p>
        ))}
      </div>
      {amount === undefined ? null : <p className="num max-[339px]:col-start-2">{amount}</p>}
    </div>
  );
}
