import { complaintLimits } from '#contracts/complaints/complaint.rules.ts';
import type {
  Attachment,
  Complaint,
  ComplaintMessage,
  ComplaintSummary,
} from '#contracts/complaints/complaints.contract.ts';
import { type ComplaintSide, legalComplaintMoves } from '#contracts/complaints/complaints.states.ts';
import { ticketNumber } from '#contracts/complaints/ticket-number.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { presentAttached } from '#server/platform/media/present-picture.ts';
import type { AttachedPicture, ComplaintRow, MessageRow, StepRow } from './read-complaints.queries.ts';

interface Reading {
  side: ComplaintSide;
  readerId: number;
  mediaUrl: string;
}

interface Loaded {
  row: ComplaintRow;
  pictures: AttachedPicture[];
  messages: MessageRow[];
  history: StepRow[];
}

/** A complaint with its thread, and what the reader may do with it. */
export function presentComplaint(
  { row, pictures, messages, history }: Loaded,
  { now, ...reading }: Reading & { now: Date },
): Complaint {
  const { side, mediaUrl } = reading;
  const isSettled = row.status === 'RESOLVED';
  return {
    ...presentHead(row, reading),
    complainant: personOf(mediaUrl, row.complainantId, row.complainantName, row.complainantImageKey),
    respondent:
      row.respondentId === null || row.respondentName === null
        ? null
        : personOf(mediaUrl, row.respondentId, row.respondentName, row.respondentImageKey),
    email: side === 'RESPONDENT' ? null : row.email,
    pictures: presentPictures(pictures, mediaUrl),
    messages: messages.map((message) => presentMessage(message, mediaUrl)),
    history: history.map(({ at, actorName, ...step }) => ({
      ...step,
      actorName: step.side === 'DESK' ? null : actorName,
      at: at.toISOString(),
    })),
    can: {
      answer: !isSettled && messages.length < complaintLimits.messages,
      moveTo: legalComplaintMoves(row, side, now),
    },
  };
}

/** A complaint as a list item. */
export function presentComplaintLine(row: ComplaintRow, reading: Reading): ComplaintSummary {
  return { ...presentHead(row, reading), response: row.response };
}

function presentHead(row: ComplaintRow, { side, readerId, mediaUrl }: Reading) {
  const { orderId, orderedAt, orderImageKey } = row;
  const path = row.buyerId === readerId ? 'purchase' : 'sale';
  const page = side === 'DESK' ? `/admin/orders/${orderId}` : `/order-details/${path}/${orderId}`;
  return {
    id: row.id,
    ticketNumber: ticketNumber(row.id, row.createdAt),
    title: row.title,
    category: row.category,
    priority: row.priority,
    status: row.status,
    description: row.description,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    side,
    order:
      orderId === null || orderedAt === null
        ? null
        : {
            id: orderId,
            orderNumber: orderNumber(orderId, orderedAt),
            title: row.orderTitle ?? '',
            image: orderImageKey === null ? null : pictureUrl(mediaUrl, orderImageKey),
            page,
          },
  };
}

function presentMessage(row: MessageRow, mediaUrl: string): ComplaintMessage {
  const { id, side, content, createdAt } = row;
  return {
    id,
    side,
    author: side === 'DESK' ? null : personOf(mediaUrl, row.authorId, row.authorName, row.authorImageKey),
    content,
    pictures: presentPictures(row.pictures, mediaUrl),
    createdAt: createdAt.toISOString(),
  };
}

function presentPictures(pictures: readonly AttachedPicture[], mediaUrl: string): Attachment[] {
  return pictures.map((picture) => presentAttached(picture, mediaUrl));
}

function personOf(mediaUrl: string, id: number, name: string, imageKey: string | null) {
  return { id, name, profileImage: imageKey === null ? null : pictureUrl(mediaUrl, imageKey) };
}
