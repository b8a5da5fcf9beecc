import { complaintSentences } from '#contracts/complaints/complaint.rules.ts';
import { type ComplaintStatus, labelOfComplaint } from '#contracts/complaints/complaints.states.ts';
import { ticketNumber } from '#contracts/complaints/ticket-number.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Letter } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/platform/services.ts';
import { complaintAnswered, complaintFiled, complaintMoved } from './complaints.events.ts';
import { type Addressee, complaintForLetters, deskPeople, isFirstOfHour } from './complaints.queries.ts';

/**
 * Mails that follow a complaint. Neither side learns the other's address from them, and all go to accounts' own. The
 * desk is mailed only what it has to begin with; the rest it reads in its notifications.
 */
export function writeComplaintLetters({ db, mail, events, env }: Services): void {
  events.on(complaintFiled, 'letters', async ({ complaintId }) => {
    const { number, title, about, priority, page, deskPage, complainant, respondent, desk } =
      await read(complaintId);
    await send([
      ...letter(
        complainant,
        `${complaintSentences.submitted}: ${number}`,
        `We have your complaint “${title}”${about}. Its number is ${number}. ${complaintSentences.reply}\n\nFollow it here: ${page}`,
      ),
      ...(respondent
        ? letter(
            respondent,
            `A complaint, ${number}`,
            `${complainant.name} has filed a complaint${about}: “${title}”. A kind and early answer settles most of them.\n\nRead and answer it here: ${page}`,
          )
        : []),
      ...desk.flatMap((person) =>
        letter(
          person,
          `New complaint ${number}, ${priority}`,
          `${complainant.name} has filed a complaint${about}: “${title}”.\n\nRead and answer it here: ${deskPage}`,
        ),
      ),
    ]);
  });

  events.on(complaintAnswered, 'letters', async ({ complaintId, messageId, authorId, side }) => {
    const { number, title, page, complainant, respondent } = await read(complaintId);
    const author = side === 'COMPLAINANT' ? complainant.name : (respondent?.name ?? '');
    const who = side === 'DESK' ? 'Our desk' : author;
    const letters: Letter[] = [];
    for (const person of others([complainant, respondent], authorId)) {
      const [answer] = await isFirstOfHour(db, [messageId, person.id]);
      if (!answer?.isFirst) continue;
      letters.push(
        ...letter(
          person,
          `An answer in complaint ${number}`,
          `${who} has written about “${title}”.\n\nRead and answer it here: ${page}`,
        ),
      );
    }
    await send(letters);
  });

  events.on(complaintMoved, 'letters', async ({ complaintId, actorId, side, to }) => {
    const { number, title, page, deskPage, complainant, respondent, desk } = await read(complaintId);
    const who = side === 'DESK' ? 'Our desk' : complainant.name;
    const isReopened = side !== 'DESK' && to === 'OPEN';
    const letterTo = (readers: readonly (Addressee | null)[], at: string) =>
      others(readers, actorId).flatMap((person) =>
        letter(
          person,
          `Complaint ${number}: ${labelOfComplaint(to)}`,
          `${who} ${deedOf(to)} “${title}”.\n\nSee it here: ${at}`,
        ),
      );
    await send([
      ...letterTo([complainant, respondent], page),
      ...(isReopened ? letterTo(desk, deskPage) : []),
    ]);
  });

  function deedOf(to: ComplaintStatus): string {
    if (to === 'RESOLVED') return 'has settled the complaint';
    return to === 'OPEN' ? 'has opened again the complaint' : 'is looking into the complaint';
  }

  function others<P extends { id: number }>(people: readonly (P | null)[], actorId: number): P[] {
    const seen = new Set([actorId]);
    return people.flatMap((person) => {
      if (person === null || seen.has(person.id)) return [];
      seen.add(person.id);
      return [person];
    });
  }

  /** None to an account that is closed or shut. */
  function letter(
    { name, email, isHere = true }: { name: string; email: string; isHere?: boolean },
    subject: string,
    text: string,
  ): Letter[] {
    return isHere ? [{ to: email, subject, text: `Hello ${name},\n\n${text}` }] : [];
  }

  async function read(complaintId: number) {
    const [facts] = await complaintForLetters(db, [complaintId]);
    if (!facts) throw new Error(`complaint ${complaintId} is not there`);
    const { orderId, orderedAt, createdAt, complainant, respondent } = facts;
    const sides = [complainant.id, respondent?.id];
    return {
      ...facts,
      number: ticketNumber(complaintId, createdAt),
      about:
        orderId === null || orderedAt === null ? '' : ` about the order ${orderNumber(orderId, orderedAt)}`,
      page: `${env.PUBLIC_URL}/complaints/${complaintId}`,
      deskPage: `${env.PUBLIC_URL}/admin/complaints/${complaintId}`,
      desk: (await deskPeople(db, [])).filter(({ id }) => !sides.includes(id)),
    };
  }

  async function send(letters: readonly Letter[]): Promise<void> {
    await inTransaction(db, async (tx) => {
      for (const each of letters) await mail.send(tx, each);
    });
  }
}
