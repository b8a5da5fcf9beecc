import { createTransport } from 'nodemailer';

interface Posted {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** An attached calendar file; null for none. */
  calendar: string | null;
  /** One-click unsubscribe URL, offered by mail clients; null for none. */
  unsubscribeUrl: string | null;
}

const seconds = 1000;

/** A mail server that does not respond in this time counts as unavailable; the email is retried later. */
const timeouts = {
  dnsTimeout: 10 * seconds,
  connectionTimeout: 10 * seconds,
  greetingTimeout: 10 * seconds,
  socketTimeout: 20 * seconds,
};

/** Returns a function that gives one email to the mail server. It throws an error without personal data. */
export function openSmtp(url: string, from: string): (letter: Posted) => Promise<void> {
  const transport = createTransport({ url, ...timeouts });
  return async ({ recipient, subject, text, html, calendar, unsubscribeUrl }) => {
    // An address object, not a header string: a comma in it must not add a second recipient.
    const to = { name: '', address: recipient };
    try {
      const headers = { ...automatic, ...(unsubscribeUrl !== null && oneClick(unsubscribeUrl)) };
      const attachments = calendar === null ? [] : [attached(calendar)];
      await transport.sendMail({ from, to, subject, text, html, headers, attachments });
    } catch (error) {
      // The server's message may contain the recipient's address, which must not be logged.
      const { code, responseCode, command } = error as Record<string, unknown>;
      const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
      throw new Error(`The mail server did not take a letter: ${reason}`);
    }
  };
}

function attached(content: string) {
  // Mail clients use the method in the header, so it must equal the one in the file.
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return {
    filename: 'tanabana-meeting.ics',
    content,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}

/** RFC 3834: prevents out-of-office replies. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** RFC 8058 (one-click unsubscribe). */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
