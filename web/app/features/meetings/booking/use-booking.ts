import { useEffect, useRef, useState } from 'react';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useTranslate } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { showFirstFault } from '#web/ui/forms/show-fault.ts';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import { useBookMeeting, visitsQuery } from '../meetings.api.ts';
import {
  type BookingDraft,
  type BookingFault,
  type BookingPart,
  bookingShape,
  checkBooking,
  emptyDraft,
  settledType,
} from './check-booking.ts';
import { useFreeSlots } from './use-free-slots.ts';

const bookingDraft = makeDraft<Partial<BookingDraft>>({
  kind: 'meeting',
  parse: (kept) => bookingShape.parse(kept),
});

interface Fault {
  part: BookingPart;
  message: string;
}

/** The booking of an order's meeting: its draft, the free times, its errors, and sending it. */
export function useBooking(viewerId: number, orderId: number, book: readonly Address[] | undefined) {
  const t = useWords(meetingsWords);
  const free = useFreeSlots(orderId);
  const booking = useBookMeeting(orderId);
  const { data: visits } = usePageQuery(visitsQuery(orderId, book ?? []), null);
  const oneAtATime = useOneAtATime();
  const draft = bookingDraft(viewerId, orderId);
  const { words, ...typed } = useDraft(draft, emptyDraft);
  const [fault, setFault] = useState<Fault | null>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (fault !== null) showFirstFault(form.current);
  }, [fault]);

  const translate = useTranslate();
  const refusalOf = (id: number | null) => {
    const sentence = visits?.addresses.find((address) => address.id === id)?.refusal;
    return sentence ? translate(sentence) : null;
  };
  const near = book?.filter(({ id }) => refusalOf(id) === null) ?? [];
  const usual = near.find(({ isDefault }) => isDefault) ?? near[0];
  // If the maker visits no address of the address book, a visit can be chosen only with a new address.
  const allAreFar = visits !== undefined && visits.refusal !== null;
  const isElsewhere = visits?.visits === true && words.type === 'HOME_VISIT' && words.mode === 'new';
  const isKnown = (id: number | null) => book?.some((address) => address.id === id) ?? false;
  // Derived, not stored, so that an address deleted elsewhere is no longer chosen.
  const settled: BookingDraft = {
    ...words,
    type: settledType(words.type, allAreFar && !isElsewhere),
    mode: book?.length === 0 ? 'new' : (words.mode ?? (allAreFar ? 'new' : 'existing')),
    addressId:
      isKnown(words.addressId) && refusalOf(words.addressId) === null ? words.addressId : (usual?.id ?? null),
    newAddressId: isKnown(words.newAddressId) ? words.newAddressId : null,
  };

  const change = (part: Partial<BookingDraft>) => {
    setFault(null);
    typed.change(part);
  };

  const sentenceOfFault = ({ part, fault: kind }: { part: BookingPart; fault: BookingFault }) => {
    if (kind === 'gone') return t('time.gone');
    return kind === 'forgotten' ? t('form.missing', { part }) : t(`form.${kind}`);
  };

  const submit = async (): Promise<void> => {
    if (booking.isPending || booking.isSuccess) return;
    const checked = checkBooking(settled, free.isTaken);
    if ('fault' in checked) {
      setFault({ part: checked.part, message: sentenceOfFault(checked) });
      return;
    }
    try {
      await booking.mutateAsync(checked.booking);
      draft.forget();
      toast.good(t('form.scheduled'));
    } catch (error) {
      const message = sentenceOf(error, t('form.failedLine'));
      const part = partOf(error);
      if (part === null) return void toast.bad(t('form.failed'), message);
      setFault({ part, message });
    }
  };

  const errorOf = (part: BookingPart) => (fault?.part === part ? fault.message : undefined);
  return {
    form,
    draft: settled,
    change,
    free,
    errorOf,
    /** Why the maker does not visit an address; null if they may. */
    refusalOf,
    /** Why no home visit can be chosen; null if one can, or while a new address is being entered. */
    visitRefusal: visits?.refusal && !isElsewhere ? translate(visits.refusal) : null,
    /** Whether a home visit to a new address can be chosen. */
    mayWriteAddress: allAreFar && !isElsewhere && visits.visits,
    allAreFar,
    submit: () => void oneAtATime(submit),
    isSending: booking.isPending,
  };
}

/** The part of the form that a refusal is about; null if it is about none. */
function partOf(error: unknown): BookingPart | null {
  const { scheduledAt, addressId } = refusedFields(error);
  if (scheduledAt) return 'time';
  return addressId ? 'address' : null;
}
