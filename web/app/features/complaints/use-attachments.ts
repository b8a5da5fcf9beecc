import { complaintLimits, complaintSentences } from '#contracts/complaints/complaint.rules.ts';
import { useChosenPhotos } from '#web/features/designs/pictures/use-chosen-photos.ts';

/** Pictures to send with a complaint or an answer. */
export function useAttachments() {
  const { photos, add, drop, clear } = useChosenPhotos(complaintLimits, {
    title: complaintSentences.tooManyPictures,
  });
  return { chosen: photos, files: photos.map(({ file }) => file), add, drop, clear };
}

export type Attachments = ReturnType<typeof useAttachments>;
