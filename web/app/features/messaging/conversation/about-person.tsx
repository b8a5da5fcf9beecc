import { Link } from 'react-router';
import { titleInWords } from '#contracts/designs/languages/title-in-languages.ts';
import type { ChatUser, MessageDesign } from '#contracts/messaging/messaging.contract.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { Byline } from '#web/ui/byline.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useTradeName } from '../use-trade-name.ts';

interface AboutPersonProps {
  person: ChatUser;
  design: MessageDesign | null;
}

/** The design of the conversation and the other person, beside it on wide screens. */
export function AboutPerson({ person, design }: AboutPersonProps) {
  const tradeName = useTradeName();
  return (
    <>
      {design?.image ? (
        <Picture
          picture={{ url: design.image }}
          alt={titleInWords(design.titles, pageLocale())}
          sizes="300px"
        />
      ) : null}
      <div className="px-6 py-5.5">
        <Link to={`/publicProfile/${person.id}`} prefetch="none" className="block">
          <Byline
            person={person}
            verified={person.isVerified}
            line={[tradeName(person.role), townOf(person.city)].filter(Boolean).join(' · ')}
          />
        </Link>
      </div>
    </>
  );
}
