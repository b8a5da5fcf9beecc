import type { reportEnquiryAnswer } from '#contracts/enquiries/enquiries.contract.ts';
import { enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { hashSecretToken } from '#server/modules/accounts/public.ts';
import { fileReportByLink } from '#server/modules/complaints/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { linksSince } from './answer-links.ts';
import { holdAnswerByLink } from './answers.queries.ts';

type Asked = ParsedOf<typeof reportEnquiryAnswer>['body'];

/**
 * Stores the report of an asker without an account. Throws NOT_FOUND for an unknown token, an answer to another
 * enquiry, or a removed answer.
 */
export async function reportAnswer(
  services: Pick<Services, 'db' | 'clock'>,
  { token, answerId, reason, note }: Asked,
): Promise<void> {
  const { db, clock } = services;
  await inTransaction(db, async (tx) => {
    const given = { answerId, tokenHash: hashSecretToken(token), since: linksSince(clock) };
    const [answer] = await holdAnswerByLink(tx, given);
    const isGone = answer?.content === inEnglish(enquirySentences.answerRemoved) && !answer.hasVoice;
    if (!answer || isGone) throw notFound('enquiries.answerMissing');
    await fileReportByLink(services, tx, { kind: 'ANSWER', targetId: answerId, reason, note });
  });
}
