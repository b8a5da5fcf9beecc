/** The operator of the site, whom the law requires to be named. Set by the operator in the settings. */
export interface SiteOperator {
  /** The legal name. */
  name: string;
  /** The postal address; lines separated by commas. */
  address: string;
  email: string;
  phone: string | null;
}

/** The officer to whom people may legally escalate a complaint that was not settled. */
export interface GrievanceOfficer {
  name: string;
  email: string;
  /** The postal address; lines separated by commas. */
  address: string;
}

/** Each is null if the settings name none. */
export interface LegalContacts {
  operator: SiteOperator | null;
  grievanceOfficer: GrievanceOfficer | null;
}
