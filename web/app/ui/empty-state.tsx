import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  line?: ReactNode;
  /** The next step: a link or a button. */
  children?: ReactNode;
  /** The page's own heading, where there is nothing else. */
  heading?: 'h1' | 'h2';
}

/** An unsewn kurta on a hanger: there is nothing here yet. */
export function EmptyState({ title, line, children, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3.5 px-4 py-10 text-center">
      <svg
        viewBox="0 0 320 230"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        aria-hidden="true"
        className="w-[min(290px,78%)] text-ink-2"
      >
        <path d="M30 18H290" stroke="var(--tb-seam-2)" />
        <path d="M30 22H290" stroke="var(--tb-seam)" />
        <path d="M160 62V48C160 40 170 40 170 30C170 20 155 18 151 27" />
        <path d="M160 62C152 66 118 78 104 86C98 90 101 95 107 94L213 94C219 95 222 90 216 86C202 78 168 66 160 62Z" />
        <path
          d="M140 72C146 86 174 86 180 72M140 72C126 76 112 80 102 86C88 112 78 146 74 168L94 174C98 156 104 140 110 128C110 160 104 190 98 214H222C216 190 210 160 210 128C216 140 222 156 226 174L246 168C242 146 232 112 218 86C208 80 194 76 180 72M160 84V140"
          stroke="var(--tb-madder-text)"
          strokeDasharray="6 5"
          strokeWidth="1.6"
        />
      </svg>
      <Heading className="title-2">{title}</Heading>
      {line ? <p className="meta max-w-[36ch] text-balance">{line}</p> : null}
      {children ? <div className="mt-2">{children}</div> : null}
    </div>
  );
}
