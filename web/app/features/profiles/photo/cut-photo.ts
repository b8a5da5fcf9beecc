import { type Crop, squareOf, usualCrop } from './crop.ts';

/** In pixels; larger than any place that shows it. */
const side = 1080;

/**
 * The chosen square of a photo as a new file. Returns the photo itself if nothing was moved or the browser cannot
 * draw it; the server crops it then.
 */
export async function cutPhoto(file: File, crop: Crop | null): Promise<File> {
  if (crop === null) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const usual = usualCrop(bitmap);
    if (crop.scale === 1 && crop.x === usual.x && crop.y === usual.y) return file;
    const from = squareOf(crop, bitmap);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(side, Math.round(from.side));
    canvas
      .getContext('2d')
      ?.drawImage(bitmap, from.left, from.top, from.side, from.side, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    // PNG keeps transparency.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
    return blob === null ? file : new File([blob], file.name, { type });
  } catch {
    return file;
  }
}
