import { classNames } from '#web/ui/styles/class-names.ts';

const outline = 'M12 3 14.6 9.4 21 12 14.6 14.6 12 21 9.4 14.6 3 12 9.4 9.4Z';
const leftHalf = 'M12 3V21L9.4 14.6 3 12 9.4 9.4Z';

/** One stitch of a rating: full, half or empty. */
export function Stitch({ sewn, half = false }: { sewn: boolean; half?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('star', sewn && 'star-sewn')}>
      <path d={outline} />
      {half ? <path d={leftHalf} className="star-half" /> : null}
    </svg>
  );
}
