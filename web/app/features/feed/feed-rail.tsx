import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { UploadLink } from '#web/shell/upload-link.tsx';
import feedWords from '#web/words/en/features/feed/feed.json';
import { RailPanels } from './late-panels.tsx';

const steps = ['order', 'measure', 'finish'] as const;

/** The rail beside the feed: people and designs to discover, and for visitors how ordering works. */
export function FeedRail() {
  const { status } = useViewer();
  return (
    <>
      <RailPanels />
      {status === 'signedIn' ? null : <Ordering />}
    </>
  );
}

/** Explains to visitors how to order something that has yet to be made. */
function Ordering() {
  const t = useWords(feedWords, 'rail');
  return (
    <>
      <section aria-labelledby="how-it-works">
        <h2 id="how-it-works" className="title-3">
          {t('how')}
        </h2>
        <ol className="mt-2 divide-y divide-seam">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[26px_1fr] gap-3 py-3.5">
              <span className="num font-display text-[26px] leading-none text-ink-3" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="font-display text-4 leading-[1.2]">{t(`${step}.title`)}</h3>
                <p className="hint mt-1">{t(`${step}.line`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="thread-40" aria-hidden="true" />
      </section>
      <section aria-labelledby="for-makers">
        <h2 id="for-makers" className="title-3">
          {t('makers')}
        </h2>
        <p className="meta mt-2">{t('makersLine')}</p>
        <UploadLink className="link mt-2 inline-block py-2">{t('makersStep')}</UploadLink>
      </section>
    </>
  );
}
