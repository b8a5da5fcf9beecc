import type { DesignDraft, DraftWords } from '#contracts/designs/drafts/drafts.contract.ts';
import type { TypedTranslations } from '#contracts/designs/languages/translations.rules.ts';
import { noTypedOptions } from '#contracts/designs/options/typed-options.ts';
import { pictureVariant } from '#contracts/platform/picture-variants.ts';
import { keptFile, type StagedFile } from '../pictures/staged-files.ts';
import type { UploadWords } from '../publishing/upload-design.form.ts';
import type { DraftContent } from './drafts.api.ts';

const none: DraftWords = {
  title: '',
  description: '',
  language: '',
  translations: {},
  category: '',
  price: '',
  discount: '',
  completionTime: '',
  materialOne: '',
  materialTwo: '',
  brand: '',
  size: '',
  measuring: '',
  color: '',
  condition: '',
  options: noTypedOptions,
};

/** The form's current content, without files that are still uploading. */
export function contentOf(words: Partial<UploadWords>, files: readonly StagedFile[]): DraftContent {
  const { translations = {}, options = noTypedOptions, ...others } = { ...none, ...words };
  const typed = Object.entries(others).map(([name, value]) => [name, String(value ?? '')]);
  const idsOf = (kind: StagedFile['kind']) =>
    files.flatMap((file) => (file.kind === kind && file.mediaId !== null ? [file.mediaId] : []));
  return {
    words: {
      ...none,
      ...Object.fromEntries(typed),
      translations: translations as TypedTranslations,
      options,
    },
    pictures: idsOf('picture'),
    videoId: idsOf('video')[0] ?? null,
  };
}

/** The content of the draft when it was loaded. */
export const contentOfDraft = ({ words, pictures, video }: DesignDraft): DraftContent => ({
  words: { ...none, ...words },
  pictures: pictures.map(({ id }) => id),
  videoId: video?.id ?? null,
});

/** The pictures of a draft or a design in order, then its video, as the editor shows them. */
export function filesOf({ pictures, video }: Pick<DesignDraft, 'pictures' | 'video'>): readonly StagedFile[] {
  const shown = pictures.map(({ id, picture }) =>
    keptFile(
      'picture',
      id,
      picture === null ? null : (pictureVariant(picture.url, 640, 'webp') ?? picture.url),
    ),
  );
  return video === null ? shown : [...shown, keptFile('video', video.id, video.url)];
}
