import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { AddressLines } from '#web/features/profiles/addresses/address-lines.tsx';
import { addressBook } from '#web/features/profiles/addresses/addresses.api.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import type { BookingDraft } from './check-booking.ts';
import { NewAddress } from './new-address.tsx';

interface AddressChoiceProps {
  draft: BookingDraft;
  onChange: (change: Partial<BookingDraft>) => void;
  /** Why the maker does not visit an address of the address book; null if they do. */
  refusalOf: (id: number) => string | null;
  /** The maker visits no address of the address book. */
  isNewOnly: boolean;
  error?: Message | undefined;
}

/** Chooses the address of the visit: one of the address book, or a new one. */
export function AddressChoice({ draft, onChange, refusalOf, isNewOnly, error }: AddressChoiceProps) {
  const t = useWords(meetingsWords, 'address');
  const { data: book, isError, refetch } = usePageQuery(addressBook, null);
  if (isError && !book) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-bad">{t('loadFailed')}</p>
        <Button small onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!book) {
    return (
      <Loading>
        <Weave className="h-24" />
      </Loading>
    );
  }
  const isNew = draft.mode === 'new' || book.length === 0;
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="title-3 mb-5">{t('label')}</legend>
      {book.length === 0 || isNewOnly ? null : (
        <div className="grid gap-3 sm:grid-cols-2">
          {(['existing', 'new'] as const).map((mode) => (
            <label key={mode} className="choice">
              <input
                type="radio"
                name="address-mode"
                checked={(mode === 'new') === isNew}
                onChange={() => onChange({ mode })}
              />
              <span className="pt-px leading-[1.35] font-semibold">{t(mode)}</span>
            </label>
          ))}
        </div>
      )}
      {isNew ? (
        <NewPlace draft={draft} book={book} onChange={onChange} refusalOf={refusalOf} />
      ) : (
        <div className="grid gap-3" role="radiogroup" aria-label={t('existing')}>
          {byDefault(book).map((address) => (
            <label key={address.id} className="choice">
              <input
                type="radio"
                name="address"
                checked={address.id === draft.addressId}
                disabled={refusalOf(address.id) !== null}
                onChange={() => onChange({ addressId: address.id })}
              />
              <span className="pt-px leading-[1.4]">
                <span className="font-semibold">{townOf(address.label)}</span>
                {address.isDefault ? <span className="hint"> · {t('isDefault')}</span> : null}
                <AddressLines address={address} />
                {refusalOf(address.id) === null ? null : (
                  <span className="hint mt-1 block">{refusalOf(address.id)}</span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
      <FieldError message={error} />
    </fieldset>
  );
}

function NewPlace({
  draft,
  book,
  onChange,
  refusalOf,
}: Omit<AddressChoiceProps, 'error' | 'isNewOnly'> & { book: Address[] }) {
  const t = useWords(meetingsWords, 'address');
  const saved = book.find(({ id }) => id === draft.newAddressId);
  if (saved === undefined) {
    return <NewAddress onSaved={(newAddressId) => onChange({ mode: 'new', newAddressId })} />;
  }
  return (
    <div className="grid justify-items-start gap-2" role="status">
      <p className="meta">{t('saved')}</p>
      <p className="font-semibold">{townOf(saved.label)}</p>
      <AddressLines address={saved} />
      {refusalOf(saved.id) === null ? null : <p className="text-bad">{refusalOf(saved.id)}</p>}
      <Button kind="text" className="-ml-2.5" onClick={() => onChange({ newAddressId: null })}>
        {t('other')}
      </Button>
    </div>
  );
}

function byDefault(book: readonly Address[]): Address[] {
  return [...book].sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
}
