interface Drawing {
  /** Drawn with solid lines in the ink colour. */
  drawn: string;
  /** Drawn with stitched lines. */
  stitched: string;
}

/** A small line drawing for each group of questions and each section of the policies, by its id. */
const drawn: Record<string, Drawing> = {
  ordering: {
    drawn: 'M10 12H28L47 31L31 47L10 28ZM21 20a3 3 0 1 0-6 0a3 3 0 1 0 6 0',
    stitched: 'M24 37L37 24M29 42L42 29',
  },
  measuring: {
    drawn: 'M6 20H50V36H6ZM13 20V26M20 20V30M27 20V26M34 20V30M41 20V26',
    stitched: 'M6 44H50',
  },
  making: {
    drawn: 'M45 8L15 41M45 8C49 9 49 13 46 15L15 41M43 12L41 15',
    stitched: 'M44 12C55 26 28 28 35 39C39 46 46 44 49 40M6 47H32',
  },
  delivery: {
    drawn: 'M8 19L28 10L48 19V38L28 48L8 38ZM8 19L28 28L48 19M28 28V48',
    stitched: 'M18 14.5L38 23.5V33',
  },
  'cancelling-and-refunds': {
    drawn: 'M19 11L8 20L19 29M8 20H35C43 20 48 26 48 33C48 40 43 46 35 46H30',
    stitched: 'M8 46H25',
  },
  complaints: {
    drawn: 'M7 12H49V44H7ZM7 12L28 31L49 12',
    stitched: 'M13 37H25M31 37H37',
  },
  selling: {
    drawn: 'M28 17V14C28 11 31 11 31 8C31 5 25 5 25 8M28 17L7 30C5 32 6 33 8 33H48C50 33 51 32 49 30Z',
    stitched: 'M14 34V50H42V34M28 34V50',
  },
  account: {
    drawn:
      'M10 7H46V49H10ZM33.5 21a5.5 5.5 0 1 0-11 0a5.5 5.5 0 1 0 11 0M17 42C18 34 22 31 28 31C34 31 38 34 39 42',
    stitched: 'M14 11H42V45H14Z',
  },
  report: { drawn: 'M13 50V7M13 9H45L37 20L45 31H13', stitched: 'M19 15H36M19 25H36' },
  where: {
    drawn:
      'M28 48C28 48 44 33 44 21C44 12 37 6 28 6C19 6 12 12 12 21C12 33 28 48 28 48ZM34 21a6 6 0 1 0-12 0a6 6 0 1 0 12 0',
    stitched: 'M6 50H22M34 50H50',
  },
  days: {
    drawn:
      'M15 7H41M15 49H41M18 7C18 19 26 22 26 28C26 34 18 37 18 49M38 7C38 19 30 22 30 28C30 34 38 37 38 49',
    stitched: 'M23 43H33M28 30V37',
  },
  promise: { drawn: 'M8 13H48V48H8ZM8 23H48M18 8V17M38 8V17', stitched: 'M16 32H40M16 40H31' },
  free: {
    drawn: 'M48 28a20 20 0 1 0-40 0a20 20 0 1 0 40 0M28 15V28L37 33',
    stitched: 'M42 28a14 14 0 1 0-14 14',
  },
  later: {
    drawn: 'M18 8L36 39M38 8L20 39M22 44a5 5 0 1 0-10 0a5 5 0 1 0 10 0M44 44a5 5 0 1 0-10 0a5 5 0 1 0 10 0',
    stitched: 'M5 25H21M35 25H51',
  },
  unpaid: {
    drawn: 'M12 6H44V50L38 46L33 50L28 46L23 50L18 46L12 50ZM20 17H36',
    stitched: 'M20 26H36M20 35H29',
  },
  pictures: {
    drawn: 'M7 17H18L22 10H34L38 17H49V46H7ZM38 31a10 10 0 1 0-20 0a10 10 0 1 0 20 0',
    stitched: 'M33 31a5 5 0 1 0-10 0a5 5 0 1 0 10 0',
  },
  cookies: {
    drawn: 'M48 28A20 20 0 1 1 28 8C27 14 31 18 36 17C36 23 41 27 48 28ZM21 23V24M31 27V28M20 35V36M33 38V39',
    stitched: 'M41 9V10M46 15V16M40 13V14',
  },
  device: { drawn: 'M15 6H41V50H15ZM15 13H41M15 42H41M27 46H29', stitched: 'M20 20H36M20 27H36M20 34H29' },
};

const drawings: Record<string, Drawing | undefined> = {
  ...drawn,
  cost: drawn.ordering,
  sending: drawn.delivery,
  refunds: drawn['cancelling-and-refunds'],
  returns: drawn.delivery,
  marketplace: drawn.selling,
  publishing: drawn.making,
  problems: drawn.complaints,
  changes: drawn.promise,
  kept: drawn.unpaid,
  seen: drawn.account,
  retention: drawn.days,
  design: drawn.selling,
  order: drawn.delivery,
  website: drawn.account,
  rules: drawn.report,
  period: drawn.days,
  'on-time': drawn.delivery,
  fit: drawn.measuring,
  answers: drawn.complaints,
  buyers: drawn.account,
  feed: drawn.selling,
  search: drawn.measuring,
  explore: drawn.making,
  briefs: drawn.ordering,
  money: drawn.unpaid,
};

export function TopicDrawing({ of }: { of: string }) {
  const drawing = drawings[of];
  if (drawing === undefined) return null;
  return (
    <svg
      viewBox="0 0 56 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="-ml-1.5 size-14 text-ink-2"
    >
      <path d={drawing.drawn} />
      <path d={drawing.stitched} stroke="var(--tb-madder-text)" strokeDasharray="4 3.5" strokeWidth="1.6" />
    </svg>
  );
}
