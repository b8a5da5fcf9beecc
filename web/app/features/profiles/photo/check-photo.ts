import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { profileImageRules, profileImageSentences } from '#contracts/profiles/profile.rules.ts';
import type { Sentence } from '#contracts/words/sentence.ts';

interface Refusal {
  what: 'tooLarge' | 'wrongType';
  sentence: Sentence;
}

/**
 * Why a chosen file cannot be a photo; null if it can. Saves a pointless upload; the server decides by the bytes. A
 * file whose type the browser does not know is left to the server.
 */
export function refusalOfPhoto({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): Refusal | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) {
    return { what: 'wrongType', sentence: fileSentences.heic(name) };
  }
  const types: readonly string[] = profileImageRules.types;
  if (type !== '' && !types.includes(type)) {
    return { what: 'wrongType', sentence: profileImageSentences.wrongType };
  }
  if (size > profileImageRules.maxBytes) {
    return { what: 'tooLarge', sentence: profileImageSentences.tooLarge };
  }
  return null;
}
