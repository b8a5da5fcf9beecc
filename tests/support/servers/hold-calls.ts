import type { Interceptor } from './razorpay.ts';

export interface CallHolder {
  /** For `startTestRazorpay`. */
  intercept: Interceptor;
  /**
   * Leaves the next call of this method and path unanswered: `before` it has an effect, or `after` it. Resolves once
   * the call has reached that point.
   */
  hold(call: string, when: 'before' | 'after'): Promise<void>;
}

/** Holds the provider's answers back, so that a server can be killed while it waits for one. */
export function makeCallHolder(): CallHolder {
  const planned: { call: string; when: 'before' | 'after'; reached: () => void }[] = [];
  return {
    async intercept(request, response, answer) {
      const { pathname } = new URL(request.url ?? '/', 'http://provider.invalid');
      const nth = planned.findIndex(({ call }) => call === `${request.method} ${pathname}`);
      const [plan] = nth < 0 ? [] : planned.splice(nth, 1);
      if (!plan) return answer();
      if (plan.when === 'after') {
        response.end = () => response;
        await answer();
      }
      plan.reached();
    },
    hold(call, when) {
      const { promise, resolve } = Promise.withResolvers<void>();
      planned.push({ call, when, reached: resolve });
      return promise;
    },
  };
}
