import { createTransport } from 'nodemailer';

interface Posted {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** A file for calendars that goes along; null where there is none. */
  calendar: string | null;
  /** Programs that show mail offer one click that stops letters of its kind. */
  unsubscribeUrl: string | null;
}

const seconds = 1000;

/** A mail server that is silent for so long is not there; the letter is tried again later. */
const timeouts = {
  dnsTimeout: 10 * seconds,
  connectionTimeout: 10 * seconds,
  greetingTimeout: 10 * seconds,
  socketTimeout: 20 * seconds,
};

/** Answers with what hands one letter to the mail server; it throws an error that names no person. */
export function openSmtp(url: string, from: string): (letter: Posted) => Promise<void> {
  const transport = createTransport({ url, ...timeouts });
  return async ({ recipient, subject, text, html, calendar, unsubscribeUrl }) => {
    // As an address, not as a header: a comma in it must not reach a second person.
    const to = { name: '', address: recipient };
    try {
      const headers = { ...automatic, ...(unsubscribeUrl !== null && oneClick(unsubscribeUrl)) };
      const attachments = calendar === null ? [] : [attached(calendar)];
      await transport.sendMail({ from, to, subject, text, html, headers, attachments });
    } catch (error) {
      // The server's own words may hold the recipient's address, which does not belong into a log.
      const { code, responseCode, command } = error as Record<string, unknown>;
      const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
      throw new Error(`The mail server did not take a letter: ${reason}`);
    }
  };
}

function attached(content: string) {
  // Mail programs act by the method of the header; it must be that of the file.
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return {
    filename: 'tanabana-meeting.ics',
    content,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}

/** RFC 3834: nobody's absence is answered to a program. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** RFC 8058. */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
