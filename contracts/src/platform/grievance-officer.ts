/** Whom the law lets people write to when a complaint was not settled; the operator names them. */
export interface GrievanceOfficer {
  name: string;
  email: string;
  /** By post; commas between its lines. */
  address: string;
}
