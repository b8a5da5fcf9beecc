import type { HandSheet } from '#contracts/hands/hands.fields.ts';
import type { answerCreditOfWork, moveHandedWork } from '#contracts/hands/working/handed-work.contract.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import type { SendFile } from '#web/features/designs/pictures/use-staged-files.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

export type ChangedSheet = ReplyOf<typeof moveHandedWork>;

/** How a hand opens a piece and acts on it: by a link, or in the account that it was handed to. */
export interface Way {
  sheet: ApiQuery<HandSheet>;
  move: (body: RequestOf<typeof moveHandedWork>['body']) => Promise<ChangedSheet>;
  answer: (body: RequestOf<typeof answerCreditOfWork>['body']) => Promise<ChangedSheet>;
  /** Uploads a photograph of the return ahead. */
  send: SendFile;
}
