import { enquiryLimits } from '#contracts/enquiries/enquiry.rules.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Letter } from '../../platform/mail/mail.ts';

const toOneMaker = { name: 'enquiry.letters', most: enquiryLimits.lettersAnHour, seconds: 3600 };

/** False once a maker has been written to often within the hour: nobody fills a mailbox with enquiries (threat 36). */
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
}

interface Design {
  title: string;
  makerName: string;
  makerEmail: string;
}

/** To the maker: who asks what. The asker's address and phone number stay on the page. */
export function letterToMaker(
  publicUrl: string,
  { enquiryId, name, message }: Asked,
  { title, makerName, makerEmail }: Design,
): Letter {
  return {
    to: makerEmail,
    subject: `${name} asks about ${title}`,
    text: `Hello ${makerName},\n\n${name} has a question about ${title}:\n\n${message}\n\nAnswer here: ${publicUrl}/enquiry/${enquiryId}`,
  };
}

interface Answered {
  name: string;
  email: string;
  message: string;
  designId: number;
  designTitle: string;
  makerId: number;
  makerName: string;
  /** Whether the asker has an account, and so a chat. */
  hasAccount: boolean;
  answer: string;
}

/** To the asker, in the name of the house: the maker's own address is nowhere in it. */
export function letterToAsker(publicUrl: string, answered: Answered): Letter {
  const { name, email, message, designId, designTitle, makerId, makerName, hasAccount, answer } = answered;
  const goOn = hasAccount
    ? `The answer is in your chat, too. Write back there: ${publicUrl}/chat?receiverId=${makerId}`
    : `Nobody reads answers to this mail. To ask again, open the design: ${publicUrl}/product/${designId}`;
  return {
    to: email,
    subject: `${makerName} has answered your enquiry about ${designTitle}`,
    text: `Hello ${name},\n\n${makerName} has answered your enquiry about ${designTitle}:\n\n${answer}\n\nYou had asked:\n\n${message}\n\n${goOn}`,
  };
}
