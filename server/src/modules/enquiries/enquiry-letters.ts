import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import { enquiryLimits } from '#contracts/enquiries/enquiry.rules.ts';
import { letterOf, partOf } from '#contracts/letters/letter.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { Letter } from '#server/platform/mail/write-mail.ts';

const toOneMaker = { name: 'enquiry.letters', most: enquiryLimits.lettersAnHour, seconds: 3600 };

/** False once a maker has been written to often within the hour: nobody fills a mailbox with enquiries. */
export async function hasRoomForLetter(limits: RateLimits, makerId: number): Promise<boolean> {
  try {
    await limits.spendFor(toOneMaker, String(makerId));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

interface Asked {
  enquiryId: number;
  name: string;
  message: string;
  /** There is a voice note; the words may be ''. */
  isSpoken: boolean;
}

interface Design {
  title: TitleInLanguages;
  makerName: string;
  makerEmail: string;
}

/** To the maker: who asks what. The asker's address and phone number stay on the page. */
export function letterToMaker(
  publicUrl: string,
  { enquiryId, name, message, isSpoken }: Asked,
  { title, makerName, makerEmail }: Design,
): Letter {
  return {
    to: makerEmail,
    kind: 'ENQUIRY',
    name: makerName,
    says: letterOf(isSpoken ? 'enquiries.spokenToMaker' : 'enquiries.toMaker', {
      ...{ name, title, message },
      page: `${publicUrl}/enquiry/${enquiryId}`,
    }),
  };
}

interface Answered {
  name: string;
  email: string;
  message: string;
  designTitle: TitleInLanguages;
  makerId: number;
  makerName: string;
  answer: string;
  /** There is a voice note; the words may be ''. */
  isSpoken: boolean;
  /** Of the page on which it was asked. */
  language: Locale | null;
}

/**
 * To an asker whose account has confirmed the address, in the name of the house: the maker's own address is nowhere
 * in it.
 */
export function letterToAsker(publicUrl: string, enquiry: Answered): Letter {
  const { name, email, message, designTitle, makerId, makerName, answer, isSpoken, language } = enquiry;
  return {
    to: email,
    kind: 'ENQUIRY',
    name,
    askedIn: language,
    says: letterOf(isSpoken ? 'enquiries.answeredSpoken' : 'enquiries.answered', {
      ...{ maker: makerName, title: designTitle, answer },
      message: message === '' ? partOf('enquiries.aVoiceNote') : message,
      page: `${publicUrl}/chat?receiverId=${makerId}`,
    }),
  };
}

/**
 * To an address that anybody may have typed into the form. Nothing that the asker or the maker wrote is in it: our
 * name must not carry their words to a stranger.
 */
export function letterToAnyAddress(
  publicUrl: string,
  { email, language }: Pick<Answered, 'email' | 'language'>,
  token: string,
): Letter {
  return {
    to: email,
    isOurs: true,
    name: null,
    askedIn: language,
    says: letterOf('enquiries.answeredAnywhere', {
      page: `${publicUrl}/enquiry-answer?token=${token}`,
      days: enquiryLimits.linkDays,
    }),
  };
}
