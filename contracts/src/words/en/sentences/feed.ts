export const feed = {
  'feed.fromCursor': 'The Following tab goes on from a cursor. Please start from the top.',
} as const;
