import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DesignLine } from '#web/features/designs/showing/design-line.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';

interface EnquiryDesignProps {
  design: { id: number; title: string; isShown: boolean };
  image: string | null;
  /** Shown below the title while the design can be seen. */
  note: ReactNode;
}

/** The design of an enquiry. A hidden design is named but not linked. */
export function EnquiryDesign({ design: { id, title, isShown }, image, note }: EnquiryDesignProps) {
  const gone = useWords(enquiriesWords)('designGone');
  const line = <DesignLine image={image} title={title} note={isShown ? note : gone} isLink={isShown} />;
  if (!isShown) return <div className="enquiry-design">{line}</div>;
  return (
    <Link to={`/product/${id}`} prefetch="intent" className="enquiry-design">
      {line}
    </Link>
  );
}
