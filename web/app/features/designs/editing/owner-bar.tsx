import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { ChartLine, Copy, Eye, EyeOff, Pencil, Trash2 } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import editDesignWords from '#web/words/en/features/designs/editing/edit-design.json';
import { DuplicateButton } from '../drafts/duplicate-button.tsx';
import type { DesignPage } from '../showing/design-details.api.ts';
import { forgetOldDesign, showDesign } from './own-designs.api.ts';

const DeleteDesignDialog = lazy(async () => ({
  default: (await fetched(() => import('./delete-design-dialog.tsx'))).DeleteDesignDialog,
}));

/** What the maker of a design may do with it, on its page, and whether other people see it. */
export function OwnerBar({ design }: { design: DesignPage }) {
  const t = useWords(editDesignWords, 'bar');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const { id, title, status, takedown, closed } = design;
  const isHidden = status === 'WITHDRAWN';
  const showing = useMutation({
    mutationFn: (visible: boolean) => showDesign(id, visible),
    onSuccess: async (now) => {
      await forgetOldDesign(client, id);
      toast.good(t(now === 'PUBLISHED' ? 'shown' : 'hidden'), title);
    },
    onError: (error) => toast.bad(t('failed'), sentenceOf(error)),
  });
  return (
    <section aria-label={t('label')} className="grid gap-3">
      <div className={classNames('grid gap-3 border-l-3 pl-4', takedown ? 'border-bad' : 'border-turmeric')}>
        <p role="status" className="meta">
          {status === 'PUBLISHED' && closed !== null ? t('closed') : t(`state.${status}`)}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <ButtonLink to={`/user/products/${id}/edit`} kind="secondary" prefetch="intent">
          <Pencil className="size-4" />
          {t('edit')}
        </ButtonLink>
        <ButtonLink to={`/user/products/${id}/sells-details`} kind="ghost">
          <ChartLine className="size-4" />
          {t('sales')}
        </ButtonLink>
        <DuplicateButton
          design={{ id, title }}
          className="btn btn-ghost"
          icon={<Copy className="size-4" />}
        />
        {status === 'PUBLISHED' || isHidden ? (
          <Button
            kind="ghost"
            busy={showing.isPending && t('working')}
            onClick={() => showing.mutate(isHidden)}
          >
            {isHidden ? <Eye className="size-4" /> : <EyeOff className="size-4" />}
            {isHidden ? t('show') : t('hide')}
          </Button>
        ) : null}
        <Button kind="destructive" className="last:odd:col-span-2" onClick={() => setAsksToDelete(true)}>
          <Trash2 className="size-4" />
          {t('delete')}
        </Button>
      </div>
      {asksToDelete ? (
        <Suspense>
          <DeleteDesignDialog
            design={{ id, title }}
            onClose={() => setAsksToDelete(false)}
            onDeleted={() => void navigate('/userDashboard')}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
