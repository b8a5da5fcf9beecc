import { makeTimeCursor } from '../../platform/http/cursor.ts';

export const feedCursor = makeTimeCursor('the feed');
