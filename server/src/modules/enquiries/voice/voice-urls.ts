/** Where the two sides of an enquiry hear its question; on this site, as it is served to them alone. */
export const questionUrl = (enquiryId: number): string => `/api/enquiry/${enquiryId}/voice`;

/** Likewise an answer. */
export const replyUrl = (replyId: number): string => `/api/enquiry/replies/${replyId}/voice`;

/** Where anyone who has the link of a letter hears an answer, or the question where no answer is named. */
export const linkUrl = (token: string, replyId?: number): string =>
  `/api/enquiry/answer/voice?${new URLSearchParams({ token, ...(replyId === undefined ? {} : { reply: String(replyId) }) })}`;
