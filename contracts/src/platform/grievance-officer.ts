/** Whom the law lets people write to when a complaint was not settled; whoever runs the site names them. */
export interface GrievanceOfficer {
  name: string;
  email: string;
  /** By post; commas between its lines. */
  address: string;
}
