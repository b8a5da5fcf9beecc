/** The absolute URL of a picture's 1080 px WebP. The URLs of the other variants are derived from it. */
export function pictureUrl(mediaUrl: string, key: string): string {
  return `${mediaUrl}/media/${key}/1080.webp`;
}

/** The absolute URL of a video, whatever its format: the response states the real one. */
export function videoUrl(mediaUrl: string, key: string): string {
  return `${mediaUrl}/media/${key}/video.mp4`;
}
