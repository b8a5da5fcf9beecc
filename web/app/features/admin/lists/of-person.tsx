import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import adminWords from '#web/words/en/features/admin/admin.json';
import type { Choices, ListAddress } from './use-list-address.ts';

/** The query parameters that filter a list by one person. */
const personNames = ['buyerId', 'makerId', 'ownerId', 'filedBy', 'about'] as const;

/** If the list is filtered by a person, names them, links to them and offers the whole list. */
export function OfPerson<Name extends string>({ address }: { address: ListAddress<Name> }) {
  const t = useWords(adminWords, 'list');
  const chosen: Partial<Record<string, string>> = address.chosen;
  const name = personNames.find((each) => (chosen[each] ?? '') !== '');
  if (name === undefined) return null;
  const id = chosen[name] ?? '';
  const showAll = () => address.change({ [name]: '' } as Partial<Choices<Name>>);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Link to={`/admin/users/${id}`} className="link">
        {t(`of.${name}`, { id })}
      </Link>
      <Button small kind="ghost" onClick={showAll}>
        {t('everybody')}
      </Button>
    </div>
  );
}
