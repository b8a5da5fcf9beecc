/** Nothing of sign-in, payments, orders or the administration is among them. */
const visitorPages =
  /^\/(search|explore|help(\/[\w-]+)?|about|contact|terms|privacy|publicProfile\/\d+|product\/\d+(\/reviews)?)?$/;

/** Whether everybody who is not signed in sees the same at a path, which stands here without its language. */
export const isVisitorPage = (path: string): boolean => visitorPages.test(path);
