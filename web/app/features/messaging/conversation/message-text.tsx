import { Link, useRouteLoaderData } from 'react-router';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { splitAtLinks } from '#web/platform/sentences/words-with-links.ts';
import type { RootData } from '#web/platform/viewer/use-viewer.ts';

/** The words of a message as plain text in which only addresses become links. */
export function MessageText({ children }: { children: string }) {
  const site = useRouteLoaderData<RootData>('root')?.publicUrl ?? '';
  return (
    <p className="wrap-anywhere whitespace-pre-wrap" lang={writtenIn(children)} dir="auto">
      {splitAtLinks(children, site).map(({ text, href }, index) => {
        const key = `${index} ${text}`;
        if (href === null) return <span key={key}>{text}</span>;
        return href.startsWith('/') ? (
          <Link key={key} to={href} className="underline underline-offset-2">
            {text}
          </Link>
        ) : (
          <a
            key={key}
            href={href}
            className="underline underline-offset-2"
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
          >
            {text}
          </a>
        );
      })}
    </p>
  );
}
