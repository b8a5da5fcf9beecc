import { complaintLimits, complaintSentences } from '#contracts/complaints/complaint.rules.ts';
import { useChosenPhotos } from '#web/features/designs/pictures/use-chosen-photos.ts';
import { useTranslate } from '#web/platform/sentences/sentences.ts';
import { splitSentence } from '#web/platform/sentences/split-sentence.ts';

/** Pictures that are to go along with a complaint or an answer. */
export function useAttachments() {
  const [title, line] = splitSentence(useTranslate()(complaintSentences.tooManyPictures));
  const { photos, add, drop, clear } = useChosenPhotos(complaintLimits, { title, line });
  return { chosen: photos, files: photos.map(({ file }) => file), add, drop, clear };
}

export type Attachments = ReturnType<typeof useAttachments>;
