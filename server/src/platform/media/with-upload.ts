import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { admitUpload } from './admit-upload.ts';
import { declaredBytes, type FileRule, type ReceivedForm, withReceivedForm } from './receive-form.ts';

interface Upload {
  request: FastifyRequest;
  /** Whose upload it is: the hour and the places of this account are spent. */
  ownerId: number;
  /** By the names of the form's file fields. */
  rules: Record<string, FileRule>;
}

/**
 * The one way in which files come to us: takes room for the upload, reads its form, hands it to `use` and gives the
 * room back, whatever happens.
 */
export async function withUpload<T>(
  services: Services,
  { request, ownerId, rules }: Upload,
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const end = await admitUpload(services, ownerId, declaredBytes(request, rules));
  try {
    return await withReceivedForm(request, services.media.incoming, rules, use);
  } finally {
    end();
  }
}
