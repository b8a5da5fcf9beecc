import { useRouteLoaderData } from 'react-router';
import { textOf } from '#web/platform/i18n/texts.ts';
import type { RootData } from '#web/platform/viewer/use-viewer.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import { legalContacts } from '#web/words/en/features/help/legal-contacts.ts';

interface ContactSlipProps {
  /** The anchor of the section. */
  id: string;
  text: { title: string; line: string };
  contact: { name: string; email: string; address: string; phone?: string | null };
}

/**
 * Who runs the site and whom to address a complaint to, from the site's settings; renders nothing if these are
 * missing.
 */
export function LegalContacts() {
  const text = textOf(legalContacts);
  const contacts = useRouteLoaderData<RootData>('root')?.legalContacts;
  const { operator, grievanceOfficer } = contacts ?? { operator: null, grievanceOfficer: null };
  if (operator === null && grievanceOfficer === null) return null;
  return (
    <div className="legal-contacts">
      {operator ? <ContactSlip id="operator" text={text.operator} contact={operator} /> : null}
      {grievanceOfficer ? (
        <ContactSlip id="grievance-officer" text={text.officer} contact={grievanceOfficer} />
      ) : null}
    </div>
  );
}

function ContactSlip({ id, text, contact: { name, email, address, phone } }: ContactSlipProps) {
  return (
    <Slip aria-labelledby={id} className="legal-contact">
      <h2 id={id} className="title-3">
        {text.title}
      </h2>
      <p className="meta">{text.line}</p>
      <address className="mt-1 grid gap-0.5 not-italic">
        <span translate="no" className="font-semibold wrap-anywhere">
          {name}
        </span>
        <span translate="no" className="wrap-anywhere">
          {address}
        </span>
        <a href={`mailto:${email}`} className="link reach mt-1.5 justify-self-start wrap-anywhere">
          {email}
        </a>
        {phone ? (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className="link reach num mt-1.5 justify-self-start"
          >
            {phone}
          </a>
        ) : null}
      </address>
    </Slip>
  );
}
