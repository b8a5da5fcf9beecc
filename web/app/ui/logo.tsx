import { classNames } from './styles/class-names.ts';

/** The logo, warp over weft, with the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2.5 font-display leading-none tracking-[-0.015em]',
        className,
      )}
    >
      <svg viewBox="-1 -1 30 30" aria-hidden="true" className="-mt-[3px] size-[1.08em]">
        <path
          d="M6 0v12M0 14h12M6 16v12M8 6h12M14 8v12M8 22h12M22 0v12M16 14h12M22 16v12"
          stroke="var(--tb-madder)"
          strokeWidth="3.4"
          fill="none"
        />
      </svg>
      <span className="max-[359px]:sr-only">Tanabana</span>
    </span>
  );
}
