import type { FormEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import addressesWords from '#web/words/en/features/profiles/addresses.json';
import { AddressFields } from './address-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

interface AddressDialogProps {
  /** Null for a new one. */
  address: Address | null;
  onClose: () => void;
  onSaved?: (address: Address) => void;
}

/** Adds or edits an address of the book. Load it lazily. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const t = useWords(addressesWords);
  const { form, isSaving, save, discard } = useAddressForm(address, (saved) => {
    onSaved?.(saved);
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles submit events through portals, to the form that opened the dialog.
    event.stopPropagation();
    if (!isSaving) save();
  };
  const cancel = () => {
    discard();
    onClose();
  };
  // A portal, because the dialog may be opened from within another form, and forms cannot be nested.
  return createPortal(
    <Dialog open onClose={onClose} title={address === null ? t('addTitle') : t('editTitle')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <AddressFields form={form} offersDefault={address?.isDefault !== true} />
        <div className="dialog-acts">
          <Button kind="ghost" onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={isSaving && t('saving')}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
