/** The absolute address of a picture's 1080 px WebP; the other variants are derived from it by rule. */
export function pictureUrl(mediaUrl: string, key: string): string {
  return `${mediaUrl}/media/${key}/1080.webp`;
}

/** The absolute address of a video, whatever its format: the answer names the true one. */
export function videoUrl(mediaUrl: string, key: string): string {
  return `${mediaUrl}/media/${key}/video.mp4`;
}
