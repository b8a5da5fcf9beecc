import { AddressFields } from '#web/features/profiles/addresses/address-fields.tsx';
import { useAddressForm } from '#web/features/profiles/addresses/use-address-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import addressesWords from '#web/words/en/features/profiles/addresses.json';

/**
 * Adds an address to the viewer’s address book. It is inside the booking form, so it is not a form element itself.
 */
export function NewAddress({ onSaved }: { onSaved: (id: number) => void }) {
  const t = useWords(addressesWords);
  const { form, isSaving, save } = useAddressForm(null, ({ id }) => onSaved(id));
  return (
    <div className="grid gap-5">
      <AddressFields form={form} offersDefault />
      <Button className="justify-self-start" busy={isSaving && t('saving')} onClick={save}>
        {t('save')}
      </Button>
    </div>
  );
}
