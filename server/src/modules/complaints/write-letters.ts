import { ticketNumber } from '#contracts/complaints/ticket-number.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { type LetterContent, letterOf, letterPart } from '#contracts/words/letter.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Letter } from '#server/platform/mail/write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { complaintAnswered, complaintFiled, complaintMoved } from './complaints.events.ts';
import { type Addressee, complaintForLetters, deskPeople, isFirstOfHour } from './complaints.queries.ts';

/**
 * Sends the emails that follow a complaint. They do not reveal one side's address to the other, and go only to the
 * accounts' addresses. The desk is emailed only about new work; the rest is in its notifications.
 */
export function writeComplaintLetters({ db, mail, events, env }: Services): void {
  events.on(complaintFiled, 'letters', async ({ complaintId }) => {
    const { ticket, title, orderNumber: number, page, deskPage, ...facts } = await read(complaintId);
    const { complainant, respondent, desk } = facts;
    const values = { ticket, title, name: complainant.name };
    const toDesk = { ...values, priority: letterPart(`priority.${facts.priority}`), page: deskPage };
    const forDesk =
      number === null
        ? letterOf('complaints.toDesk', toDesk)
        : letterOf('complaints.toDeskAboutOrder', { ...toDesk, number });
    const forRespondent =
      number === null
        ? letterOf('complaints.against', { ...values, page })
        : letterOf('complaints.againstAboutOrder', { ...values, page, number });
    await send([
      ...letter(
        complainant,
        number === null
          ? letterOf('complaints.filed', { ticket, title, page })
          : letterOf('complaints.filedAboutOrder', { ticket, title, page, number }),
      ),
      ...(respondent ? letter(respondent, forRespondent) : []),
      ...desk.flatMap((person) => letter(person, forDesk)),
    ]);
  });

  events.on(complaintAnswered, 'letters', async ({ complaintId, messageId, authorId, side }) => {
    const { ticket, title, page, complainant, respondent } = await read(complaintId);
    const author = side === 'COMPLAINANT' ? complainant.name : (respondent?.name ?? '');
    const says =
      side === 'DESK'
        ? letterOf('complaints.answeredByDesk', { ticket, title, page })
        : letterOf('complaints.answered', { ticket, title, page, name: author });
    const letters: Letter[] = [];
    for (const person of others([complainant, respondent], authorId)) {
      const [answer] = await isFirstOfHour(db, [messageId, person.id]);
      if (!answer?.isFirst) continue;
      letters.push(...letter(person, says));
    }
    await send(letters);
  });

  events.on(complaintMoved, 'letters', async ({ complaintId, actorId, side, to }) => {
    const { ticket, title, page, deskPage, complainant, respondent, desk } = await read(complaintId);
    const isReopened = side !== 'DESK' && to === 'OPEN';
    const letterTo = (readers: readonly (Addressee | null)[], at: string) =>
      others(readers, actorId).flatMap((person) =>
        letter(
          person,
          side === 'DESK'
            ? letterOf(`complaints.desk${to}`, { ticket, title, page: at })
            : letterOf(`complaints.${to}`, { ticket, title, page: at, name: complainant.name }),
        ),
      );
    await send([
      ...letterTo([complainant, respondent], page),
      ...(isReopened ? letterTo(desk, deskPage) : []),
    ]);
  });

  function others<P extends { id: number }>(people: readonly (P | null)[], actorId: number): P[] {
    const seen = new Set([actorId]);
    return people.flatMap((person) => {
      if (person === null || seen.has(person.id)) return [];
      seen.add(person.id);
      return [person];
    });
  }

  /** Empty if the account is closed or banned. */
  function letter(
    { name, email, isHere = true }: { name: string; email: string; isHere?: boolean },
    says: LetterContent,
  ): Letter[] {
    return isHere ? [{ to: email, name, says }] : [];
  }

  async function read(complaintId: number) {
    const [facts] = await complaintForLetters(db, [complaintId]);
    if (!facts) throw new Error(`complaint ${complaintId} is not there`);
    const { orderId, orderedAt, createdAt, complainant, respondent } = facts;
    const sides = [complainant.id, respondent?.id];
    return {
      ...facts,
      ticket: ticketNumber(complaintId, createdAt),
      orderNumber: orderId === null || orderedAt === null ? null : orderNumber(orderId, orderedAt),
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
