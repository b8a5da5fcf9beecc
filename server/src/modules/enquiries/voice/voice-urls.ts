/** The URL of a question's recording for the two sides of an enquiry; on this site, because access is checked. */
export const questionUrl = (enquiryId: number): string => `/api/enquiry/${enquiryId}/voice`;

/** The same for an answer. */
export const replyUrl = (replyId: number): string => `/api/enquiry/replies/${replyId}/voice`;

/** The URL of an answer's recording for anyone with the link of a letter, or of the question's without `replyId`. */
export const linkUrl = (token: string, replyId?: number): string =>
  `/api/enquiry/answer/voice?${new URLSearchParams({ token, ...(replyId === undefined ? {} : { reply: String(replyId) }) })}`;
