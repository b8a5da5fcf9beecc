/** Does not include sign-in, payments, orders or the administration. */
const visitorPages =
  /^\/(search|explore|help(\/[\w-]+)?|about|trust|how-we-rank|contact|terms|privacy|publicProfile\/\d+|product\/\d+(\/reviews)?)?$/;

/** Whether all visitors see the same page at a path. The path has no language prefix. */
export const isVisitorPage = (path: string): boolean => visitorPages.test(path);
