/** Who runs the site, as the law wants it shown; the operator says so in the settings. */
export interface SiteOperator {
  /** The legal name. */
  name: string;
  /** By post; commas between its lines. */
  address: string;
  email: string;
  phone: string | null;
}

/** Whom the law lets people write to when a complaint was not settled. */
export interface GrievanceOfficer {
  name: string;
  email: string;
  /** By post; commas between its lines. */
  address: string;
}

/** Null where the settings name nobody. */
export interface LegalContacts {
  operator: SiteOperator | null;
  grievanceOfficer: GrievanceOfficer | null;
}
