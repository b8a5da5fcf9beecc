/** The absolute address of a picture's 1080 px WebP; the other variants are derived from it by rule. */
export function pictureUrl(publicUrl: string, key: string): string {
  return `${publicUrl}/media/${key}/1080.webp`;
}

/** The absolute address of a video, whatever its format: the answer names the true one. */
export function videoUrl(publicUrl: string, key: string): string {
  return `${publicUrl}/media/${key}/video.mp4`;
}
