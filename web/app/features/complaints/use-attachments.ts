import { useEffect, useRef, useState } from 'react';
import { toast } from '#web/ui/toast.ts';
import { makePreview } from '../designs/make-preview.ts';
import { sortPhotos } from '../reviews/review-photos.ts';

interface Chosen {
  key: number;
  file: File;
  /** A blob address to show it by; null until it is made. */
  preview: string | null;
}

let lastKey = 0;

/** Pictures that are to go along with a complaint or an answer. */
export function useAttachments() {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const shown = previews.current;
    return () => {
      for (const address of shown) URL.revokeObjectURL(address);
      shown.clear();
    };
  }, []);

  async function show({ key, file }: Chosen): Promise<void> {
    const address = await makePreview(file);
    previews.current.add(address);
    setChosen((now) => now.map((one) => (one.key === key ? { ...one, preview: address } : one)));
  }

  return {
    chosen,
    files: chosen.map(({ file }) => file),
    add(files: readonly File[]) {
      const { accepted, refused } = sortPhotos(files, chosen.length);
      for (const { title, line } of refused) toast.bad(title, line);
      const added = accepted.map((file) => {
        lastKey += 1;
        return { key: lastKey, file, preview: null };
      });
      setChosen((now) => [...now, ...added]);
      for (const one of added) void show(one);
    },
    drop: (key: number) => setChosen((now) => now.filter((one) => one.key !== key)),
    clear: () => setChosen([]),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
