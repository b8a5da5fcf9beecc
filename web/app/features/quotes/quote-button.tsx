import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { FileText } from '#web/ui/icons.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { chatQuotes } from './quotes.api.ts';

interface QuoteButtonProps {
  chatId: number | null;
  receiverId: number;
  name: string;
  /** The design that the conversation is about. */
  designId: number | null;
}

/** Leads a maker from a conversation to a new quote; renders nothing for people who may not write one. */
export function QuoteButton({ chatId, receiverId, name, designId }: QuoteButtonProps) {
  const t = useWords(quotesWords, 'card');
  const { data } = useQuery({ ...queryOptions(chatQuotes(chatId ?? 0)), enabled: chatId !== null });
  if (!data?.can.create) return null;
  return (
    <Link
      to={newQuoteAddress(receiverId, designId)}
      prefetch="intent"
      className="icon-btn mb-0.5"
      aria-label={t('writeLabel', { name })}
      title={t('write')}
    >
      <FileText />
    </Link>
  );
}

/** The page on which a maker writes a quote for a person. */
const newQuoteAddress = (receiverId: number, designId: number | null) =>
  `/quotes/new?to=${receiverId}${designId === null ? '' : `&design=${designId}`}`;
