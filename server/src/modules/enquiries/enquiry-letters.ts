import { enquiryLimits } from '#contracts/enquiries/enquiry.rules.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { Letter } from '#server/platform/mail/mail.ts';

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
    kind: 'ENQUIRY',
    subject: 'Somebody asks about your design',
    text: `Hello ${makerName},\n\n${name} has a question about ${title}:\n\n${message}\n\nAnswer here: ${publicUrl}/enquiry/${enquiryId}`,
  };
}

interface Answered {
  name: string;
  email: string;
  message: string;
  designTitle: string;
  makerId: number;
  makerName: string;
  answer: string;
}

const answered = 'Your enquiry on Tanabana is answered';

/**
 * To an asker whose account has confirmed the address, in the name of the house: the maker's own address is nowhere
 * in it.
 */
export function letterToAsker(publicUrl: string, enquiry: Answered): Letter {
  const { name, email, message, designTitle, makerId, makerName, answer } = enquiry;
  return {
    to: email,
    kind: 'ENQUIRY',
    subject: answered,
    text: `Hello ${name},\n\n${makerName} has answered your enquiry about ${designTitle}:\n\n${answer}\n\nYou had asked:\n\n${message}\n\nThe answer is in your chat, too. Write back there: ${publicUrl}/chat?receiverId=${makerId}`,
  };
}

/**
 * To an address that anybody may have typed into the form. Nothing that the asker or the maker wrote is in it: our
 * name must not carry their words to a stranger.
 */
export function letterToAnyAddress(publicUrl: string, email: string, token: string): Letter {
  return {
    to: email,
    isOurs: true,
    subject: answered,
    text: `Hello,\n\nsomebody asked a maker on Tanabana a question and gave this address for the answer. It has come. Read it here: ${publicUrl}/enquiry-answer?token=${token}\n\nNobody reads answers to this mail. If it was not you who asked, there is nothing to do.`,
  };
}
