import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';

interface FoundHelp {
  id: string;
  question: string;
}

/** The preloaded answer and its search words, because the viewer may already have typed others. */
export interface PreloadedHelp {
  q: string;
  found: FoundHelp | null;
}

/** The help question that the words may mean; null for none. The questions are loaded with the first search. */
export async function helpFor(q: string): Promise<FoundHelp | null> {
  if (q === '') return null;
  const { findHelp } = await import('#web/features/help/find-help.ts');
  return findHelp(q) ?? null;
}

interface HelpLineProps {
  q: string;
  preloaded: PreloadedHelp | null;
}

/** A link to the answer, if the words look more like a question than a design. */
export function HelpLine({ q, preloaded }: HelpLineProps) {
  const t = useWords(discoveryWords);
  const { data: found } = useQuery({
    queryKey: ['help', q],
    queryFn: () => fetched(() => helpFor(q)),
    staleTime: Number.POSITIVE_INFINITY,
    ...(preloaded?.q === q ? { initialData: preloaded.found } : {}),
  });
  if (!found) return null;
  return (
    <p className="meta w-full md:mt-2">
      {t.rich('help', {
        question: found.question,
        link: (words) => (
          <Link to={`/help#${found.id}`} className="link reach">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
