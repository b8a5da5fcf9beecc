import { RotateCw } from 'lucide-react';
import { uiWords } from '#web/platform/i18n/ui.words.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';

interface FiguresFailedProps {
  line: string;
  onRetry: () => void;
}

/** In one line, because the list beneath may well have come. */
export function FiguresFailed({ line, onRetry }: FiguresFailedProps) {
  const t = useWords(uiWords);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p className="text-bad">{line}</p>
      <Button kind="ghost" small onClick={onRetry}>
        <RotateCw />
        {t('tryAgain')}
      </Button>
    </div>
  );
}
