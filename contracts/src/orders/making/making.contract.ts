import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { changedOrder } from '../core/orders.contract.ts';
import { orderStatuses } from '../core/orders.states.ts';
import { shipmentWords, updateNote } from './making.fields.ts';
import { updateLimits, updateSentences } from './order-updates.rules.ts';

const photographs: FileRule = {
  kind: 'PICTURE',
  most: updateLimits.pictures,
  maxBytes: updateLimits.pictureBytes,
  tooMany: updateSentences.tooManyPictures,
};

export const postOrderUpdate = endpoint({
  method: 'POST',
  path: '/api/order/:id/updates',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary:
    'The maker tells of the making: a note, up to 6 photographs as `images`, or a move with the shipment, in one go',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  multipart: true,
  files: { images: photographs },
  body: z.object({ status: z.optional(z.enum(orderStatuses)), note: updateNote, ...shipmentWords }),
  reply: changedOrder,
});

export const deleteOrderUpdate = endpoint({
  method: 'DELETE',
  path: '/api/order/:id/updates/:updateId',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'Take back an own update with its photographs, within a day',
  params: z.object({ id, updateId: id }),
  reply: changedOrder,
});

export const setShipment = endpoint({
  method: 'PUT',
  path: '/api/order/:id/shipment',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'Say how a parcel that is on its way was sent, or correct it',
  params: z.object({ id }),
  body: z.object(shipmentWords),
  reply: changedOrder,
});
