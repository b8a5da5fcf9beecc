const width = 480;

/**
 * Returns a blob address that shows a chosen picture. Ten phone photographs decoded at full size exceed a phone's
 * memory, so they are resized first. If that fails, the file itself is shown.
 */
export async function makePreview(file: File): Promise<string> {
  try {
    const bitmap = await createImageBitmap(file, {
      resizeWidth: width,
      resizeQuality: 'medium',
      imageOrientation: 'from-image',
    });
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
    return URL.createObjectURL(small ?? file);
  } catch {
    return URL.createObjectURL(file);
  }
}
