import {
  actOnComplaint,
  answerAsDesk,
  showComplaintToDesk,
} from '#contracts/admin/complaints/complaints.contract.ts';
import { answerComplaint, fileComplaint } from '#contracts/complaints/complaints.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import type { Answer } from '../call-api.ts';
import type { Actor } from './actors.ts';
import type { Shop } from './shop.ts';
import { formOf } from './uploads.ts';

interface File {
  name: string;
  bytes: Buffer;
}

const usual = {
  title: 'The border is not the one I chose',
  category: 'product-quality',
  priority: 'high',
  description: 'I ordered the leaf border, and the saree came with the temple one.',
  email: 'asha@example.in',
};

/** A form as a browser sends it; undefined fields are left out. */
export function complaintForm(
  words: Record<string, string | number | undefined> = {},
  images: readonly File[] = [],
): FormData {
  return formOf({ ...usual, ...words }, { images });
}

export function file(
  person: Pick<Actor, 'call'>,
  words: Record<string, string | number | undefined> = {},
  { images = [], headers = {} }: { images?: readonly File[]; headers?: Record<string, string> } = {},
): Promise<Answer<typeof fileComplaint>> {
  return person.call(fileComplaint, { body: complaintForm(words, images), headers });
}

export function answer(
  person: Pick<Actor, 'call'>,
  id: number,
  content: string | undefined,
  { images = [], headers = {} }: { images?: readonly File[]; headers?: Record<string, string> } = {},
): Promise<Answer<typeof answerComplaint>> {
  return person.call(answerComplaint, { params: { id }, body: formOf({ content }, { images }), headers });
}

export function answerFromDesk(
  admin: Pick<Actor, 'call'>,
  id: number,
  content: string,
  { seenMessageId, headers = {} }: { seenMessageId?: number; headers?: Record<string, string> } = {},
): Promise<Answer<typeof answerAsDesk>> {
  return admin.call(answerAsDesk, { params: { id }, body: formOf({ content, seenMessageId }), headers });
}

export function readAtDesk(
  admin: Pick<Actor, 'call'>,
  id: number,
): Promise<Answer<typeof showComplaintToDesk>> {
  return admin.call(showComplaintToDesk, { params: { id } });
}

type DeskAct = Omit<NonNullable<RequestOf<typeof actOnComplaint>['body']>, 'seen'>;
type Seen = NonNullable<RequestOf<typeof actOnComplaint>['body']>['seen'];

/** Acts on a complaint with the state that the admin sees now, or saw before. */
export async function actAtDesk(
  admin: Pick<Actor, 'call'>,
  id: number,
  act: DeskAct,
  seen?: Seen,
): Promise<Answer<typeof actOnComplaint>> {
  return admin.call(actOnComplaint, {
    params: { id },
    body: { ...act, seen: seen ?? (await seenAtDesk(admin, id)) },
  });
}

/** The state of a complaint that admins may change. */
export async function seenAtDesk(admin: Pick<Actor, 'call'>, id: number): Promise<Seen> {
  const { assignee, complaint } = (await readAtDesk(admin, id)).body.desk;
  return { assigneeId: assignee?.id ?? null, priority: complaint.priority, status: complaint.status };
}

/** An order whose advance is paid, so that its maker knows of it. */
export async function paidOrder({ place, razorpay, buyer }: Shop): Promise<number> {
  const { orderId, razorpayOrderId } = await place();
  const proof = await razorpay.pay(razorpayOrderId);
  const { status, error } = await buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  if (status !== 200) throw new Error(`The advance was refused: ${error.message}`);
  return orderId;
}
