import type { GrievanceOfficer, LegalContacts, SiteOperator } from '#contracts/platform/legal-contacts.ts';
import { SettingError, type Settings } from './settings.ts';

/** States that it is not a business. A site with a live key or an https address has no demo. */
const demoContacts = {
  operator: {
    name: 'Tanabana demo, not a real business',
    address: '1 Demo Lane, Varanasi, Uttar Pradesh 221001',
    email: 'hello@tanabana.example',
    phone: null,
  },
  grievanceOfficer: {
    name: 'Officer of the demo, not a real person',
    email: 'grievance@tanabana.example',
    address: '1 Demo Lane, Varanasi, Uttar Pradesh 221001',
  },
} satisfies LegalContacts;

/**
 * The contacts from the settings; demo contacts fill in for missing ones if there is a demo. Throws SettingError if a
 * contact is incomplete.
 */
export function legalContactsOf(values: Settings, hasDemo: boolean): LegalContacts {
  const fallback: LegalContacts = hasDemo ? demoContacts : { operator: null, grievanceOfficer: null };
  return {
    operator: operatorOf(values) ?? fallback.operator,
    grievanceOfficer: officerOf(values) ?? fallback.grievanceOfficer,
  };
}

function operatorOf(values: Settings): SiteOperator | null {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email } = values;
  const phone = values.OPERATOR_PHONE ?? null;
  if (name && address && email) return { name, address, email, phone };
  if (name || address || email || phone) {
    throw new SettingError(
      'OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL belong together, and OPERATOR_PHONE goes with them. Set all three, or none.',
    );
  }
  return null;
}

/** The officer needs a name, an email and a postal address. Throws SettingError if only some are set. */
function officerOf(values: Settings): GrievanceOfficer | null {
  const { GRIEVANCE_OFFICER_NAME: name, GRIEVANCE_OFFICER_EMAIL: email } = values;
  const address = values.GRIEVANCE_OFFICER_ADDRESS;
  if (name && email && address) return { name, email, address };
  if (name || email || address) {
    throw new SettingError(
      'GRIEVANCE_OFFICER_NAME, GRIEVANCE_OFFICER_EMAIL and GRIEVANCE_OFFICER_ADDRESS belong together. Set all three, or none.',
    );
  }
  return null;
}
