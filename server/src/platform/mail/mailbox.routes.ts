import type { FastifyInstance } from 'fastify';
import { momentInWords } from '#contracts/platform/dates-in-words.ts';
import { answerNotFound } from '#server/platform/http/error-handler.ts';
import { isFromThisMachine } from '#server/platform/http/limits/forwarded.ts';
import { escapeHtml, Html, html, linkAddresses } from '#server/platform/http/pages/html.ts';
import { sendPlainPage } from '#server/platform/http/pages/plain-page.ts';
import type { Services } from '#server/platform/services.ts';
import type { StoredLetter } from './mail.ts';

/**
 * `/dev/mailbox`: emails and text messages that were not sent because SMTP or an SMS gateway is not configured. HTML
 * for people and JSON for tests. It shows everyone's emails, so it does not exist in production or with SMTP, and
 * answers this machine only, unless TEST_DOORS says otherwise.
 */
export function mailboxRoutes(
  app: FastifyInstance,
  { db, mail, sms, env }: Pick<Services, 'db' | 'mail' | 'sms' | 'env'>,
): void {
  app.get('/dev/mailbox', async (request, reply) => {
    if (env.TEST_DOORS === 'local' && !isFromThisMachine(request.raw)) return answerNotFound(request, reply);
    const to = recipientOf(request.query);
    const letters = newestFirst(
      (await mail.listUnsent(db, to)).map((letter) => ({ ...letter, channel: 'EMAIL' as const })),
      (await sms.listUnsent(db, to)).map((message) => ({ ...letterOfText, ...message })),
    );
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (request.headers.accept?.includes('application/json')) {
      return letters.map(({ to, subject, text, html, calendar, unsubscribeUrl, createdAt, channel }) => ({
        to,
        subject,
        text,
        html,
        calendar,
        unsubscribeUrl,
        createdAt,
        channel,
      }));
    }
    const pictureOrigins = [env.PUBLIC_URL, new URL(env.MEDIA_URL, env.PUBLIC_URL).origin];
    const body = mailboxPage(letters, to, env.PUBLIC_URL);
    return sendPlainPage(reply, { title: 'Mailbox', body, framesLettersWith: pictureOrigins });
  });
}

type Kept = StoredLetter & { channel: 'EMAIL' | 'SMS' };

/** The fields of an email that a text message does not have. */
const letterOfText = {
  subject: 'Text message',
  html: '',
  calendar: null,
  unsubscribeUrl: null,
  channel: 'SMS',
} as const;

function newestFirst(...kinds: Kept[][]): Kept[] {
  return kinds.flat().sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

function recipientOf(query: unknown): string | undefined {
  const { to } = query as { to?: string | string[] };
  const first = Array.isArray(to) ? to[0] : to;
  return first?.trim().toLowerCase() || undefined;
}

function mailboxPage(letters: readonly Kept[], to: string | undefined, publicUrl: string): Html {
  return html`<p>Emails and text messages that were not sent because no mail server or SMS gateway is set. Newest first.</p>
<form method="get">
<label>Only those to <input name="to" value="${to ?? ''}" placeholder="somebody@example.in"></label>
<button>Show</button>
</form>
${letters.length === 0 ? nothingYet(to) : letters.map((letter, index) => letterSlip(letter, publicUrl, index === 0))}`;
}

function nothingYet(to: string | undefined): Html {
  return to === undefined
    ? html`<p class="still">No letters yet. Registering or asking for a new password writes one.</p>`
    : html`<p class="still">No letters to ${to}. <a href="/dev/mailbox">Show all</a></p>`;
}

function letterSlip(
  { to, subject, text, html: drawn, calendar, createdAt }: StoredLetter,
  publicUrl: string,
  isOpen: boolean,
): Html {
  const words = html`<p class="letter">${new Html(linkAddresses(escapeHtml(text), publicUrl))}</p>`;
  return html`<details class="slip"${new Html(isOpen ? ' open' : '')}>
<summary><span class="title">${subject}</span><span class="still">${momentInWords(createdAt)}</span><span class="still">to ${to}</span></summary>
<div class="inside">${drawn === '' ? words : [letterFrame(drawn, subject), html`<details class="as-text"><summary>As text</summary>${words}</details>`]}${calendar === null ? '' : html`<details><summary>Attached: tanabana-meeting.ics</summary><pre>${calendar}</pre></details>`}</div>
</details>
`;
}

/** An email as mail clients render it. Links open in place of the mailbox, and scripts do not run. */
function letterFrame(drawn: string, subject: string): Html {
  const head = '<head><base target="_top"><link rel="stylesheet" href="/plain/fonts.css">';
  const sandbox = 'allow-same-origin allow-top-navigation-by-user-activation';
  return html`<iframe class="drawn" loading="lazy" title="${subject}" sandbox="${sandbox}" srcdoc="${drawn.replace('<head>', head)}"></iframe>`;
}
