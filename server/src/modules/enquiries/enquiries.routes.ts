import {
  countPendingEnquiries,
  getEnquiriesForSellerProducts,
  getEnquiry as getEnquiryEndpoint,
  readEnquiryAnswer as readAnswerEndpoint,
  reportEnquiryAnswer,
  sendEnquiryResponse,
  updateEnquiryStatus,
} from '#contracts/enquiries/enquiries.contract.ts';
import { createEnquiry, getSentEnquiries } from '#contracts/enquiries/sending/sending.contract.ts';
import { clientNetwork } from '#server/platform/http/limits/client-network.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { languageOfReader } from '#server/platform/ssr/page-language.ts';
import { answerEnquiry } from './answer-enquiry.ts';
import { answering, asking } from './enquiry-limits.ts';
import { countPending, getEnquiry, listEnquiries, readAnswer } from './read-enquiries.ts';
import { reportAnswer } from './report-answer.ts';
import { listSentEnquiries } from './sending/list-sent-enquiries.ts';
import { sendEnquiry } from './sending/send-enquiry.ts';
import { updateStatus } from './update-status.ts';

export function enquiryRoutes(serve: Serve, services: Services): void {
  serve(
    createEnquiry,
    async ({ viewer, body: { nickname: _nickname, ...asked }, request }) => {
      const network = clientNetwork(request.ip);
      const language = languageOfReader(request.headers, viewer);
      await sendEnquiry(services, { ...asked, userId: viewer?.id ?? null, language, network });
      return succeed('done.enquirySent');
    },
    { limits: [asking] },
  );

  serve(getEnquiriesForSellerProducts, ({ viewer, query, locale }) =>
    listEnquiries(services, { ...query, makerId: viewer.id, locale }),
  );

  serve(getEnquiryEndpoint, async ({ viewer, params, locale }) => ({
    success: true,
    data: await getEnquiry(services, { id: params.id, makerId: viewer.id, locale }),
  }));

  serve(getSentEnquiries, ({ viewer, query, locale }) =>
    listSentEnquiries(services, { askerId: viewer.id, before: query.before, locale }),
  );

  serve(
    readAnswerEndpoint,
    async ({ query, locale }) => ({
      success: true,
      data: await readAnswer(services, { token: query.token, locale }),
    }),
    { limits: [{ name: 'enquiry.read-answer', by: 'network', most: 120, seconds: 60 }] },
  );

  serve(
    reportEnquiryAnswer,
    async ({ body }) => {
      await reportAnswer(services, body);
      return succeed('done.reportKept');
    },
    { limits: [{ name: 'enquiry.report-answer', by: 'network', most: 10, seconds: 3600 }] },
  );

  serve(countPendingEnquiries, async ({ viewer }) => ({
    success: true,
    data: { pending: await countPending(services, viewer.id) },
  }));

  serve(
    updateEnquiryStatus,
    async ({ viewer, params, body }) => {
      await updateStatus(services, { enquiryId: params.id, makerId: viewer.id, status: body.status });
      return { ...succeed('done.enquiryStatus') };
    },
    { limits: [{ name: 'enquiry.status', by: 'account', most: 120, seconds: 60 }] },
  );

  serve(
    sendEnquiryResponse,
    async ({ viewer, params, body: { responseMessage, status } }) => {
      await answerEnquiry(services, {
        enquiryId: params.id,
        maker: viewer,
        message: responseMessage,
        status,
      });
      return succeed(responseMessage === '' ? 'done.enquiryStatus' : 'done.enquiryAnswered');
    },
    { limits: [answering] },
  );
}
