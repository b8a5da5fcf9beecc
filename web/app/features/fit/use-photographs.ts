import { useEffect, useState } from 'react';
import { isUnderWay } from '#web/features/designs/pictures/staged-files.ts';
import { type SendFile, useStagedFiles } from '#web/features/designs/pictures/use-staged-files.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import { sendFitPicture } from './fit.api.ts';

/** Photographs that are uploaded ahead; `wait` is said while they are on their way. */
export function usePhotographs(wait: string, sendOne: SendFile = sendFitPicture) {
  const p = useWords(uploadDesignWords, 'pictures');
  const staged = useStagedFiles(p('failed'), [], sendOne);
  const [problem, setProblem] = useState<Message>();
  const { pictures } = staged;

  useEffect(() => {
    if (pictures.length > 0) setProblem(undefined);
  }, [pictures.length]);

  return {
    staged,
    problem,
    setProblem,
    mediaIds: pictures.flatMap(({ mediaId }) => (mediaId === null ? [] : [mediaId])),
    /** False if a photograph is still being sent or has failed. */
    areReady(): boolean {
      if (isUnderWay(pictures)) {
        setProblem(wait);
        return false;
      }
      const failed = pictures.filter(({ state }) => state === 'failed').length;
      if (failed > 0) setProblem(p('notSent', { count: failed }));
      return failed === 0;
    },
  };
}
