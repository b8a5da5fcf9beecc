interface Case {
  isOwn: boolean;
  isVisitor: boolean;
  /** Whether either of the two has blocked the other. */
  isBlocked: boolean;
}

/**
 * Nobody follows, writes to or reports themselves. Visitors see that they could follow and write, for signing in is
 * all that it takes; whoever mutes has a feed of their own, and a report has somebody who stands for it. Who is blocked can still follow, as they can still see.
 */
export function profilePolicy({ isOwn, isVisitor, isBlocked }: Case) {
  return {
    follow: !isOwn,
    message: !isOwn && !isBlocked,
    mute: !isOwn && !isVisitor,
    report: !isOwn && !isVisitor,
  };
}
