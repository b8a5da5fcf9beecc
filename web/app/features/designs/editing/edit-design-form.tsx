import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import { LeaveGuard } from '#web/features/profiles/leave-guard.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import editDesignWords from '#web/words/en/features/designs/editing/edit-design.json';
import { DesignEditorForm } from './design-editor.tsx';
import { useEditDesign } from './use-edit-design.ts';

interface EditDesignFormProps {
  viewerId: number;
  design: EditableDesign;
  readRevision(): Promise<number | null>;
  /** Opens the form again with the saved version. */
  onOpenAnew(): Promise<void>;
}

/** The upload form, filled with an existing design. */
export function EditDesignForm({ viewerId, design, readRevision, onOpenAnew }: EditDesignFormProps) {
  const t = useWords(editDesignWords);
  const edit = useEditDesign({ viewerId, design, readRevision });
  return (
    <>
      <DesignEditorForm editor={edit} lead={t(`lead.${design.status}`)} notice={<Resumed edit={edit} />}>
        {edit.conflict === null ? null : (
          <div role="alert" className="grid gap-3 border-l-3 border-turmeric pl-4">
            <p className="text-ink-2">{edit.conflict}</p>
            <div className="btn-row">
              <Button
                small
                onClick={() => {
                  edit.discard();
                  void onOpenAnew();
                }}
              >
                {t('loadSaved')}
              </Button>
              <Button small kind="ghost" onClick={edit.saveOver}>
                {t('saveOver')}
              </Button>
            </div>
          </div>
        )}
        <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
          <Button kind="primary" type="submit" busy={edit.isBusy && t('saving')}>
            {t('save')}
          </Button>
          <ButtonLink to="/userDashboard" kind="ghost">
            {t('cancel')}
          </ButtonLink>
        </div>
      </DesignEditorForm>
      <LeaveGuard isOn={edit.hasChanges} line={t('leaving')} />
    </>
  );
}

function Resumed({ edit }: { edit: ReturnType<typeof useEditDesign> }) {
  const t = useWords(editDesignWords);
  if (!edit.isResumed || !edit.hasChanges) return null;
  return (
    <div role="status" className="grid justify-items-start gap-1 border-l-3 border-turmeric pl-4 text-ink-2">
      <p>{t('resumed')}</p>
      <Button kind="text" small className="-ml-2.5" onClick={edit.discard}>
        {t('discard')}
      </Button>
    </div>
  );
}
