import { readMobileNumber } from '#contracts/accounts/mobile-number.ts';
import { mobileSentences } from '#contracts/accounts/mobile-numbers.rules.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { takesTexts } from '#server/platform/sms/sms-countries.ts';

/**
 * Converts a typed number to E.164. Throws CONFLICT if text messages are switched off, INVALID_INPUT for an invalid
 * number or a country that gets no messages.
 */
export function readTextableNumber({ sms }: Pick<Services, 'sms'>, text: string): string {
  if (!sms.isOffered) throw new AppError('CONFLICT', mobileSentences.notOffered);
  const number = readMobileNumber(text);
  if (number === null) throw invalidInput({ number: mobileSentences.invalid });
  if (!takesTexts(number, sms.prefixes))
    throw invalidInput({ number: mobileSentences.elsewhere(sms.prefixes.join(', ')) });
  return number;
}
