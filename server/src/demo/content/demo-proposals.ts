/** A later day that a maker proposes for an order of the demo. */
interface DemoProposal {
  shopper: string;
  /** How many days ago the order was placed. */
  daysAgo: number;
  /** The proposed day of arrival, in days from today. */
  daysAhead: number;
  proposedHoursAgo: number;
  reason: string;
}

export const demoProposals: readonly DemoProposal[] = [
  {
    shopper: 'ananya-iyer',
    daysAgo: 15,
    daysAhead: 14,
    proposedHoursAgo: 5,
    reason:
      'The gold zari came from Surat a shade too pale, and I have sent it back. I would rather be a week late than tie your safa with the wrong gold.',
  },
];
