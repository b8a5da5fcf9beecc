const width = 192;

/** A small copy of a picture as a data address, which the tab can store; '' if the browser cannot read the file. */
export async function smallCopy(file: File): Promise<string> {
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
    return canvas.toDataURL('image/jpeg', 0.7);
  } catch {
    return '';
  }
}
