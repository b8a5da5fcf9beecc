import { shareAddress } from '#web/features/engagement/shares/share-channels.ts';
import { sharedAddress } from '#web/platform/i18n/page-locale.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import familyWords from '#web/words/en/features/orders/family/family.json';

interface ReadyLinkProps {
  /** The path of the page, with its token. */
  path: string;
  /** The words sent with the link. */
  message: string;
}

/** The address of a new link for the family; it is shown only once. */
export function ReadyLink({ path, message }: ReadyLinkProps) {
  const t = useWords(familyWords, 'share');
  const url = sharedAddress(path);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.good(t('copied'));
    } catch {
      toast.bad(t('copyFailed'));
    }
  };
  return (
    <div className="grid gap-3 rounded-md border border-dashed border-line px-4 py-4" role="status">
      <p>{t('ready')}</p>
      <Field label={t('address')}>
        {(control) => (
          <TextInput {...control} readOnly value={url} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <div className="btn-row">
        <Button kind="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <a
          className="btn btn-2"
          href={shareAddress('whatsapp', { title: message, url })}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('whatsapp')}
        </a>
      </div>
    </div>
  );
}
