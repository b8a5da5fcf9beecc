import * as z from 'zod/mini';

/** A picture with the data to lay it out before it loads. `url` is the 1080 px WebP. */
export const picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** A tiny blurred data URI; '' when there is none. */
  placeholder: z.string(),
});
export type Picture = z.output<typeof picture>;
