import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import { enquiryLimits } from '#contracts/enquiries/enquiry.rules.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { letterOf, letterPart } from '#contracts/words/letter.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { Thing } from '#server/platform/mail/shown.ts';
import type { Letter } from '#server/platform/mail/write-mail.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';

const toOneMaker = { name: 'enquiry.letters', most: enquiryLimits.lettersAnHour, seconds: 3600 };

/**
 * Returns false if the maker has already had many letters within the hour, so that enquiries cannot flood a mailbox.
 */
export async function hasRoomForLetter(limits: RateLimits, makerId: number): Promise<boolean> {
  try {
    await limits.spendFor(toOneMaker, String(makerId));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** The base URLs of pages and pictures. */
type Addresses = Pick<Services['env'], 'PUBLIC_URL' | 'MEDIA_URL'>;

interface Asked {
  enquiryId: number;
  name: string;
  message: string;
  /** There is a voice note; the text may be empty. */
  isSpoken: boolean;
  /** The picture asked about; null if none. */
  pictureKey: string | null;
}

interface Design {
  title: TitleInLanguages;
  makerName: string;
  makerEmail: string;
  pictureKeys: readonly string[];
}

/**
 * The letter to the maker with the question. It leaves out the asker's address and phone number, which are only on
 * the page.
 */
export function letterToMaker(
  { PUBLIC_URL, MEDIA_URL }: Addresses,
  { enquiryId, name, message, isSpoken, pictureKey }: Asked,
  { title, makerName, makerEmail, pictureKeys }: Design,
): Letter {
  const key = pictureKey ?? pictureKeys[0];
  return {
    to: makerEmail,
    kind: 'ENQUIRY',
    name: makerName,
    says: letterOf(isSpoken ? 'enquiries.spokenToMaker' : 'enquiries.toMaker', {
      ...{ name, title, message },
      page: `${PUBLIC_URL}/enquiry/${enquiryId}`,
    }),
    shows: { thing: { title, picture: key === undefined ? null : pictureUrl(MEDIA_URL, key) } },
  };
}

interface Answered {
  name: string;
  email: string;
  message: string;
  designId: number;
  designTitle: TitleInLanguages;
  designKeys: readonly string[];
  pictureKey: string | null;
  isDesignShown: boolean;
  makerId: number;
  makerName: string;
  answer: string;
  /** There is a voice note; the text may be empty. */
  isSpoken: boolean;
  /** The language of the page where it was asked. */
  language: Locale | null;
}

/**
 * The letter to an asker whose account has confirmed the address, sent in our name: it does not reveal the maker's
 * address.
 */
export function letterToAsker(env: Addresses, enquiry: Answered): Letter {
  const { name, email, message, designTitle, makerId, makerName, answer, isSpoken, language } = enquiry;
  return {
    to: email,
    kind: 'ENQUIRY',
    name,
    askedIn: language,
    says: letterOf(isSpoken ? 'enquiries.answeredSpoken' : 'enquiries.answered', {
      ...{ maker: makerName, title: designTitle, answer },
      message: spokenIfEmpty(message),
      page: `${env.PUBLIC_URL}/chat?receiverId=${makerId}`,
    }),
    shows: { thing: designAsked(env, enquiry) },
  };
}

/**
 * The letter to an unconfirmed address from the form. It contains no text of the asker or the maker, so that our name
 * never carries their words to a stranger.
 */
export function letterToAnyAddress(
  { PUBLIC_URL }: Pick<Addresses, 'PUBLIC_URL'>,
  { email, language }: Pick<Answered, 'email' | 'language'>,
  token: string,
): Letter {
  return {
    to: email,
    isOurs: true,
    name: null,
    askedIn: language,
    says: letterOf('enquiries.answeredAnywhere', {
      page: `${PUBLIC_URL}/enquiry-answer?token=${token}`,
      days: enquiryLimits.linkDays,
    }),
  };
}

const spokenIfEmpty = (words: string) => (words === '' ? letterPart('enquiries.aVoiceNote') : words);

/** Null if the asker may not see the design. */
function designAsked(
  { PUBLIC_URL, MEDIA_URL }: Addresses,
  enquiry: Pick<
    Answered,
    'designId' | 'designTitle' | 'designKeys' | 'pictureKey' | 'isDesignShown' | 'makerName'
  >,
): Thing | null {
  const { designId, designTitle, designKeys, pictureKey, isDesignShown, makerName } = enquiry;
  if (!isDesignShown) return null;
  const key = designKeys.find((each) => each === pictureKey) ?? designKeys[0];
  return {
    title: designTitle,
    by: makerName,
    picture: key === undefined ? null : pictureUrl(MEDIA_URL, key),
    page: `${PUBLIC_URL}/product/${designId}`,
  };
}
