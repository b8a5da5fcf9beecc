import { useEffect, useRef, useState } from 'react';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { isPictureFile } from './is-picture-file.ts';
import { makePreview } from './make-preview.ts';
import { type PhotoLimits, type Refusal, sortPhotos } from './sort-photos.ts';

export interface ChosenPhoto {
  key: number;
  file: File;
  /** A blob address to show it from; null until it is made. */
  preview: string | null;
}

let lastKey = 0;

/** Photographs chosen for a form, to be sent with it. Refused files are reported in toasts. */
export function useChosenPhotos(limits: PhotoLimits, tooMany: Refusal) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const shown = previews.current;
    return () => {
      for (const address of shown) URL.revokeObjectURL(address);
      shown.clear();
    };
  }, []);

  async function show({ key, file }: ChosenPhoto): Promise<void> {
    if (!(await isPictureFile(file))) {
      setPhotos((now) => now.filter((one) => one.key !== key));
      toast.bad(sentence('platform.title.invalidImages'), fileSentences.notAPicture(file.name));
      return;
    }
    const address = await makePreview(file);
    previews.current.add(address);
    setPhotos((now) => now.map((one) => (one.key === key ? { ...one, preview: address } : one)));
  }

  return {
    photos,
    /** `already` is the number of photographs that the form has besides these. */
    add(chosen: readonly File[], already = 0) {
      const { accepted, refused } = sortPhotos(chosen, already + photos.length, limits, tooMany);
      for (const { title, line } of refused) toast.bad(title, line);
      const added = accepted.map((file) => {
        lastKey += 1;
        return { key: lastKey, file, preview: null };
      });
      setPhotos((now) => [...now, ...added]);
      for (const one of added) void show(one);
    },
    drop: (key: number) => setPhotos((now) => now.filter((one) => one.key !== key)),
    clear: () => setPhotos([]),
  };
}
