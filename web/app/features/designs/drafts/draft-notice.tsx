import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import draftsWords from '#web/words/en/features/designs/drafts/drafts.json';
import type { DraftState } from './make-draft-saver.ts';

interface DraftNoticeProps {
  state: DraftState;
  onLoadSaved: () => void;
  onSaveOver: () => void;
}

/** Says why the draft is no longer saved, and what can be done about it. */
export function DraftNotice({ state: { name, sentence }, onLoadSaved, onSaveOver }: DraftNoticeProps) {
  const t = useWords(draftsWords);
  if (name !== 'meanwhile' && name !== 'full' && name !== 'gone') return null;
  return (
    <div role="alert" className="grid gap-3 border-l-3 border-turmeric pl-4">
      <p className="text-ink-2">{name === 'gone' ? t('gone') : sentence}</p>
      {name === 'meanwhile' ? (
        <div className="btn-row">
          <Button small onClick={onLoadSaved}>
            {t('loadSaved')}
          </Button>
          <Button small kind="ghost" onClick={onSaveOver}>
            {t('saveOver')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Says below the form whether the draft is saved. Empty text keeps its line, so that nothing shifts later. */
export function DraftStateLine({ state: { name, sentence } }: { state: DraftState }) {
  const t = useWords(draftsWords, 'state');
  return (
    <p role="status" className="meta min-h-[1.45em]">
      {name === 'waiting' || name === 'saved' ? t(name) : name === 'failed' ? t(name, { sentence }) : ''}
    </p>
  );
}
