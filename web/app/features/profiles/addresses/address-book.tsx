import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { mostAddresses } from '#contracts/profiles/address.rules.ts';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Plus } from '#web/ui/icons.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import addressesWords from '#web/words/en/features/profiles/addresses.json';
import { AddressLines } from './address-lines.tsx';
import { useDeleteAddress, useMakeDefault } from './addresses.api.ts';
import { defaultFirst } from './default-first.ts';

const AddressDialog = lazy(async () => ({
  default: (await fetched(() => import('./address-dialog.tsx'))).AddressDialog,
}));

/** The viewer's addresses, the default first: add, edit, delete, and choose the default. */
export function AddressBook({ list }: { list: UseQueryResult<Address[]> }) {
  const t = useWords(addressesWords);
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Address | null>(null);
  const { data, error, refetch } = list;
  const book = data && defaultFirst(data);
  const isFull = (book?.length ?? 0) >= mostAddresses;
  return (
    <SettingsSection anchor="addresses" title={t('title')} line={t('line')}>
      {book ? (
        book.length === 0 ? (
          <div className="border-y border-seam py-5">
            <p className="font-semibold">{t('empty')}</p>
            <p className="meta">{t('emptyLine')}</p>
          </div>
        ) : (
          <ul className="border-y border-seam">
            {book.map((address) => (
              <Row
                key={address.id}
                address={address}
                onEdit={() => setEditing(address)}
                onDelete={() => setLeaving(address)}
              />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => refetch()} />
      ) : (
        <Loading className="grid gap-6 border-y border-seam py-5">
          <WeaveLines />
          <WeaveLines />
        </Loading>
      )}
      {isFull ? <p className="hint">{t('full', { most: mostAddresses })}</p> : null}
      {book && !isFull ? (
        <Button className="justify-self-start" onClick={() => setEditing('new')}>
          <Plus />
          {t('add')}
        </Button>
      ) : null}
      {editing === null ? null : (
        <Suspense>
          <AddressDialog
            key={editing === 'new' ? 'new' : editing.id}
            address={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      <DeleteQuestion address={leaving} onClose={() => setLeaving(null)} />
    </SettingsSection>
  );
}

interface RowProps {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
}

function Row({ address, onEdit, onDelete }: RowProps) {
  const t = useWords(addressesWords);
  const choosing = useMakeDefault();
  const { id, isDefault } = address;
  // An address without a name is called by its town.
  const label = townOf(address.label);
  const makeDefault = async () => {
    try {
      await choosing.mutateAsync(id);
      toast.good(t('defaultSet'), label);
    } catch (error) {
      toast.bad(t('defaultFailed'), sentenceOf(error));
    }
  };
  return (
    <li className="grid gap-2 border-seam py-4 not-last:border-b lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-6">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-semibold">
          {label}
          {isDefault ? <Badge tone="good">{t('default')}</Badge> : null}
        </p>
        <AddressLines address={address} />
      </div>
      <div className="flex flex-wrap gap-x-1 gap-y-2 whitespace-nowrap *:px-3">
        <Button kind="ghost" small aria-label={t('editNamed', { label })} onClick={onEdit}>
          {t('edit')}
        </Button>
        {isDefault ? null : (
          <Button
            kind="text"
            small
            aria-label={t('setDefaultNamed', { label })}
            busy={choosing.isPending && t('settingDefault')}
            onClick={() => void makeDefault()}
          >
            {t('setDefault')}
          </Button>
        )}
        <Button kind="text" small aria-label={t('deleteNamed', { label })} onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </li>
  );
}

function DeleteQuestion({ address, onClose }: { address: Address | null; onClose: () => void }) {
  const t = useWords(addressesWords);
  const deleting = useDeleteAddress();
  const remove = async () => {
    if (address === null) return;
    try {
      await deleting.mutateAsync(address.id);
      toast.good(t('deleted'), townOf(address.label));
      // The button that opened the dialog is removed with its row, so the focus moves to the page.
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      toast.bad(t('deleteFailed'), sentenceOf(error));
    }
    onClose();
  };
  return (
    <Dialog open={address !== null} onClose={onClose} title={t('deleteTitle')}>
      {address === null ? null : (
        <div className="grid gap-5">
          <p>
            <span className="font-semibold">{townOf(address.label)}</span>
            <AddressLines address={address} />
          </p>
          <p className="meta">{t('deleteLine')}</p>
          <div className="dialog-acts">
            <Button kind="ghost" onClick={onClose}>
              {t('keep')}
            </Button>
            <Button
              kind="destructive"
              busy={deleting.isPending && t('deleting')}
              onClick={() => void remove()}
            >
              {t('delete')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
