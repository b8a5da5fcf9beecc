import { actOn } from '#server/modules/admin/complaints/act-on-complaint.ts';
import { answerAsAdmin } from '#server/modules/admin/complaints/answer-as-desk.ts';
import { readCannedAnswers } from '#server/modules/admin/complaints/canned-answers.queries.ts';
import { addCannedAnswer } from '#server/modules/admin/complaints/keep-canned-answers.ts';
import { showComplaintToAdmin } from '#server/modules/admin/complaints/show-complaint.ts';
import { answerComplaint } from '#server/modules/complaints/answer-complaint.ts';
import { fileComplaint } from '#server/modules/complaints/file-complaint.ts';
import { moveComplaint } from '#server/modules/complaints/move-complaint.ts';
import type { Services } from '#server/platform/services.ts';
import { type DemoComplaint, demoCannedAnswers, demoComplaints } from '../content/demo-complaints.ts';
import { demoSignIns } from '../content/demo-sign-ins.ts';
import { demoKey, findDemoComplaintKeys, findPeople } from '../demo.queries.ts';
import { findDemoSales } from '../demo-orders.queries.ts';
import { servicesAt } from '../services-at.ts';

const hour = 3_600_000;

/** The canned answers were written before the first complaint. */
const cannedHoursAgo = 240;

/**
 * Files the demo's complaints and answers them, each at its time. Complaints about orders require the orders to
 * exist.
 */
export async function fillComplaints(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const known = await findDemoComplaintKeys(services.db);
  const start = services.clock.now().getTime();
  const { email } = demoSignIns.admin;
  const deskId = (await findPeople(services.db, [email])).get(email);
  if (deskId !== undefined && (await readCannedAnswers(services.db)).length === 0) {
    const before = servicesAt(services, new Date(start - cannedHoursAgo * hour));
    for (const words of demoCannedAnswers) await addCannedAnswer(before, deskId, words);
  }
  for (const complaint of demoComplaints) {
    if (isStopping()) return;
    if (known.has(demoKey(complaint.key))) continue;
    const parties = await partiesOf(complaint);
    if (parties) await file(complaint, parties);
  }

  async function partiesOf({ shopper, maker }: DemoComplaint) {
    const complainantId = shopper === null ? undefined : people.get(shopper);
    const makerId = maker === null ? undefined : people.get(maker);
    if (makerId === undefined) return complainantId === undefined ? null : { complainantId };
    const sales = await findDemoSales(services.db, makerId);
    const strangers = sales.filter(({ buyerId }) => buyerId !== people.get('ananya-iyer'));
    const sale = shopper === null ? strangers.at(-1) : sales.find(({ buyerId }) => buyerId === complainantId);
    return sale ? { complainantId: sale.buyerId, respondentId: makerId, orderId: sale.id } : null;
  }

  async function file(
    { key, title, category, priority, description, hoursAgo, answers, isSettled }: DemoComplaint,
    parties: { complainantId: number; respondentId?: number; orderId?: number },
  ): Promise<void> {
    const { complainantId, respondentId, orderId } = parties;
    const dated = (hoursLater: number) =>
      servicesAt(services, new Date(start + (hoursLater - hoursAgo) * hour));
    const complaintId = await fileComplaint(dated(0), {
      complainantId,
      title,
      category,
      priority,
      description,
      email: addressOf(complainantId),
      orderId,
      files: [],
      idempotencyKey: demoKey(key),
    });
    const readers = { COMPLAINANT: complainantId, RESPONDENT: respondentId, DESK: deskId };
    for (const [place, { by, content, hoursLater }] of answers.entries()) {
      const id = readers[by];
      if (id === undefined) throw new Error(`The complaint ${key} is answered by nobody`);
      const then = dated(hoursLater);
      const answer = { complaintId, content, files: [], idempotencyKey: demoKey(`${key}-${place}`) };
      if (by !== 'DESK') {
        await answerComplaint(then, { ...answer, author: { id, isDesk: false } });
        continue;
      }
      await takeOver(then, complaintId, id);
      await answerAsAdmin(then, { ...answer, adminId: id });
    }
    if (!isSettled) return;
    const last = answers.at(-1)?.hoursLater ?? 0;
    const actor = { id: complainantId, isDesk: false };
    await moveComplaint(dated(last + 1), { complaintId, actor, to: 'RESOLVED' });
  }

  /** Assigns the complaint to the admin who answers, unless it is assigned already. */
  async function takeOver(then: Services, complaintId: number, adminId: number): Promise<void> {
    const { assignee, complaint } = await showComplaintToAdmin(services, complaintId, adminId);
    if (assignee !== null) return;
    const { priority, status } = complaint;
    const seen = { assigneeId: null, priority, status };
    const request = { act: 'COMPLAINT_ASSIGNED', assigneeId: adminId, reason: '', seen } as const;
    await actOn(then, { complaintId, adminId, request });
  }

  function addressOf(userId: number): string {
    return `${[...people].find(([, id]) => id === userId)?.[0] ?? 'somebody'}@tanabana.example`;
  }
}
