import {
  designStatus,
  uploadDesign,
  uploadPicture,
} from '#contracts/designs/publishing/upload-design.contract.ts';
import type { uploadFitPicture } from '#contracts/fit/fit.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { uploadQuotePicture } from '#contracts/quotes/quotes.contract.ts';
import type { Answer, Caller } from '../call-api.ts';
import { plainPicture } from './photographs.ts';

const designText = {
  title: 'Jamdani sari, indigo',
  description: 'Handwoven muslin with a river of leaves along the border.',
  category: "Women's Fashion",
  price: '12500',
  discount: '10',
  completionTime: '12 days',
  measuring: 'MADE_TO_MEASURE',
  materialOne: 'Cotton',
};

interface File {
  name: string;
  bytes: Buffer;
  type?: string;
}

type Word = string | number | boolean;
type Words = Record<string, Word | Word[] | undefined>;

/** A form as a browser sends it: text fields (undefined ones left out), then the files of each field. */
export function formOf(words: Words, files: Record<string, readonly File[]> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) {
    for (const one of [value ?? []].flat()) form.append(name, String(one));
  }
  for (const [field, each] of Object.entries(files)) {
    for (const { name, bytes, type = 'application/octet-stream' } of each) {
      form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
    }
  }
  return form;
}

export const designForm = (
  words: Words = {},
  { images = [], video }: { images?: File[]; video?: File } = {},
) => formOf({ ...designText, ...words }, { images, video: video ? [video] : [] });

export const fileForm = (field: 'image' | 'video', file: File) => formOf({}, { [field]: [file] });

type PictureUpload = typeof uploadPicture | typeof uploadFitPicture | typeof uploadQuotePicture;

/** Uploads a picture, without `endpoint` of a design, and returns its id. */
export async function stagePicture(
  actor: Caller,
  bytes?: Buffer,
  endpoint: PictureUpload = uploadPicture,
): Promise<number> {
  const body = fileForm('image', { name: 'sari.jpg', bytes: bytes ?? (await plainPicture('jpeg')) });
  const staged = await actor.call(endpoint, { body });
  if (staged.status !== 200) throw new Error(`The picture was refused: ${staged.error.message}`);
  return staged.body.data.mediaId;
}

/** Publishes a design with one small picture and waits until it can be seen. Needs running jobs. */
export async function publishDesign(
  actor: Caller,
  words: Words = {},
  images?: File[],
): Promise<Answer<typeof uploadDesign>['body']['design']> {
  const files = { images: images ?? [{ name: 'sari.jpg', bytes: await plainPicture('jpeg') }] };
  const { status, body, error } = await actor.call(uploadDesign, { body: designForm(words, files) });
  if (status !== 200) throw new Error(`The design was refused: ${error.message}`);
  await settled(actor, body.design.id);
  return body.design;
}

type Progress = ReplyOf<typeof designStatus>['data'];

/** Waits until every picture of a design is prepared or given up. */
export async function settled(actor: Caller, designId: number): Promise<Progress> {
  const giveUpAt = Date.now() + 100_000;
  for (;;) {
    const { body } = await actor.call(designStatus, { params: { id: designId } });
    const { status, pictures, ready, failures } = body.data;
    if (status !== 'PROCESSING' || (ready + failures.length === pictures && ready === 0)) return body.data;
    if (Date.now() > giveUpAt) throw new Error(`Design ${designId} is still at ${JSON.stringify(body.data)}`);
    // biome-ignore lint/style/noRestrictedGlobals: between two looks at the status.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
