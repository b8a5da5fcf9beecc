import { readMobileNumber } from '#contracts/accounts/mobile-number.ts';
import { mobileSentences } from '#contracts/accounts/mobile-numbers.rules.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { takesTexts } from '#server/platform/sms/sms-countries.ts';

/**
 * A typed number in E.164 that text messages are sent to. Throws CONFLICT where none are sent from here, INVALID_INPUT
 * for what is no number or one of a country that gets none.
 */
export function readTextableNumber({ sms }: Pick<Services, 'sms'>, text: string): string {
  if (!sms.isOffered) throw new AppError('CONFLICT', mobileSentences.notOffered);
  const number = readMobileNumber(text);
  if (number === null) throw invalidInput({ number: mobileSentences.invalid });
  if (!takesTexts(number, sms.prefixes))
    throw invalidInput({ number: mobileSentences.elsewhere(sms.prefixes.join(', ')) });
  return number;
}
