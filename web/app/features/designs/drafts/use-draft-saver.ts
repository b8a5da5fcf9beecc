import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DesignDraft } from '#contracts/designs/drafts/drafts.contract.ts';
import { pagePath } from '#web/platform/i18n/page-locale.ts';
import { contentOfDraft } from './draft-content.ts';
import { type DraftContent, draftsQuery } from './drafts.api.ts';
import { type DraftSaver, type DraftState, makeDraftSaver } from './make-draft-saver.ts';

interface Plan {
  /** The draft that the form was opened with; null for a new one. */
  first: DesignDraft | null;
  /** The form's current content. */
  read(): DraftContent;
  onSaved(): void;
}

/** Saves the form's design as a draft on the server while the page is open. */
export function useDraftSaver(plan: Plan): DraftSaver & { state: DraftState } {
  const client = useQueryClient();
  const latest = useRef(plan);
  latest.current = plan;
  const [state, setState] = useState<DraftState>({ name: 'idle', sentence: '' });
  const [saver] = useState(() => {
    const { first } = plan;
    return makeDraftSaver({
      first: first && { id: first.id, version: first.version, content: contentOfDraft(first) },
      read: () => latest.current.read(),
      onState: setState,
      onBegun(id) {
        // Bypasses the router, which would open the form again. A reload of the page then continues this draft.
        if (pagePath() === '/upload-product')
          window.history.replaceState(window.history.state, '', `/upload-product?draft=${id}`);
      },
      onSaved() {
        void client.invalidateQueries({ queryKey: draftsQuery.key });
        latest.current.onSaved();
      },
    });
  });
  useEffect(() => () => saver.leave(), [saver]);
  return { ...saver, state };
}
