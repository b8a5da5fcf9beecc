import { useEffect, useRef, useState } from 'react';
import { showFirstFault } from './show-fault.ts';

/** For a form that keeps its own errors: call `lead` when setting them, to focus the first one once rendered. */
export function useFaultLead() {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) showFirstFault(form.current);
  }, [refusals]);
  return { form, lead: () => setRefusals((count) => count + 1) };
}
